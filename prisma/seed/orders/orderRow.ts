import { calculateDeliveryEstimate } from '#domain/orders/delivery.ts';
import { calculateTotals, sumItems } from '#domain/orders/orderTotals.ts';
import { splitByWeight } from '#domain/pricing/splitByWeight.ts';
import { DEFAULT_SETTINGS } from '#domain/store/storeSettings.ts';
import type { Random } from '../random.ts';
import { createStatusHistory } from './createStatusHistory.ts';
import type { createCouponPicker } from './orderCoupons.ts';
import { chooseCustomer, type OrderCustomer, type People } from './orderCustomers.ts';
import { type Shop, toLines } from './orderLines.ts';
import { toOutcome } from './orderOutcome.ts';
import { choosePaymentMethod, toPayments } from './orderPayment.ts';
import type { OrderPlan } from './orderPlans.ts';

export interface OrderRowContext {
  shop: Shop;
  people: People;
  grantCoupon: ReturnType<typeof createCouponPicker>;
  now: Date;
}

export type OrderRow = ReturnType<typeof createOrderRow>;

const CROCKFORD_ALPHABET = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'];

/** Returns a demo order with its lines, timeline and other related rows. */
export function createOrderRow(
  plan: OrderPlan,
  { shop, people, grantCoupon, now }: OrderRowContext,
  random: Random,
) {
  const { placedAt, finalStatus } = plan;
  const lines = toLines(shop, placedAt, random);
  const customer = chooseCustomer(plan, people, random);
  const pricedLines = lines.map(({ unitPrice, quantity }) => ({ price: unitPrice, quantity }));
  const coupon = grantCoupon(sumItems(pricedLines), placedAt, random);
  const totals = calculateTotals({ lines: pricedLines, discount: coupon?.discount, rules: DEFAULT_SETTINGS });
  const shares = splitByWeight(
    totals.discount,
    pricedLines.map(({ price, quantity }) => price * quantity),
  );
  const method = choosePaymentMethod(totals.finalTotal, random);
  const estimate = calculateDeliveryEstimate(customer.address.district, placedAt);
  const statusHistory = createStatusHistory({ placedAt, now, estimate, method, finalStatus }, random);
  const { entries, ...ledger } = toPayments({ method, amount: totals.finalTotal }, statusHistory, random);

  return {
    coupon,
    lines: lines.map((line, index) => ({ ...line, couponDiscount: shares[index] ?? 0 })),
    statusHistory,
    staffId: people.staff.id,
    payments: entries,
    order: {
      number: `JW-${Array.from({ length: 10 }, () => random.pick(CROCKFORD_ALPHABET)).join('')}`,
      ...toContact(customer),
      ...customer.address,
      ...toOutcome(statusHistory, random),
      paymentMethod: method,
      ...ledger,
      couponCode: coupon?.code,
      itemsTotal: totals.items,
      discount: totals.discount,
      shipping: totals.shipping,
      taxPercent: DEFAULT_SETTINGS.taxPercent,
      tax: totals.tax,
      finalTotal: totals.finalTotal,
      pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      estimatedFrom: estimate.from,
      estimatedTo: estimate.to,
      placedAt,
    },
  };
}

function toContact({ id, name, email, phone }: OrderCustomer) {
  return {
    userId: id,
    contactName: name,
    contactEmail: email,
    contactPhone: phone,
    shipName: name,
    shipPhone: phone,
  };
}
