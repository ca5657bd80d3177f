import type { EditChange } from '#domain/orders/edit/compareOrders.ts';
import { sampleOrder } from '#graph/modules/orders/mails/sampleOrder.ts';

const [ring, jhumka] = sampleOrder.lines;
const smallerRing = { ...ring, size: '6', sku: 'SAMPLE-6', unitPrice: 119_800 };

/** Example changes of the sample order, for email previews. */
export const sampleChanges: EditChange[] = [
  { part: 'CONTACT', before: {}, after: {} },
  { part: 'LINES', before: [smallerRing, jhumka], after: sampleOrder.lines },
  { part: 'SHIPPING', before: 200, after: 0 },
  { part: 'TOTAL', before: 150_900, after: sampleOrder.finalTotal },
];

const { itemsTotal: items, discount, shipping, tax, taxPercent, finalTotal, couponCode } = sampleOrder;

export const sampleTarget = {
  lines: sampleOrder.lines,
  couponCode,
  totals: {
    items,
    discount,
    totalAmount: items - discount,
    shipping,
    shippingDiscount: 0,
    tax,
    taxPercent,
    finalTotal,
    couponDiscount: discount,
    staffDiscount: 0,
  },
};
