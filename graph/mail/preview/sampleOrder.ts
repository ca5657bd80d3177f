import type { PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import type { MailedOrder } from '../templates/template.ts';

const placedAt = new Date('2026-11-20T06:00:00Z');
const orderId = '019aa000-0000-7000-8000-000000000001';

/** An order that could have been placed, for a look at the mails about it. */
export const sampleOrder: MailedOrder = {
  id: orderId,
  number: 'JW-7K2M9QX4TB',
  userId: null,
  carrierId: null,
  status: 'PENDING',
  paymentStatus: 'UNPAID',
  paymentMethod: 'COD',
  channel: 'SHOP',
  handover: 'DELIVERY',
  buyerPan: null,
  payerName: null,
  payerBank: null,
  payerRelation: null,
  contactName: 'Sita Example',
  contactEmail: 'sita@example.com',
  contactPhone: '+9779841000000',
  shipName: 'Sita Example',
  shipPhone: '+9779841000000',
  province: 'Bagmati',
  district: 'Lalitpur',
  municipality: 'Lalitpur',
  ward: 3,
  street: 'Pulchowk 12',
  landmark: 'Behind the fire station',
  language: 'EN',
  notes: 'Please ring the lower bell.',
  couponCode: 'DASHAIN10',
  couponName: null,
  couponNameNe: null,
  itemsTotal: 146_900,
  discount: 14_690,
  shipping: 0,
  shippingDiscount: 0,
  taxPercent: 18,
  tax: 23_798,
  finalTotal: 156_008,
  paid: 0,
  refunded: 0,
  credited: 0,
  cashWithCourier: 0,
  pieces: 3,
  staffDiscount: 0,
  staffDiscountReason: null,
  isFirst: true,
  trackingNumber: 'NCM-204817',
  carrier: 'Nepal Can Move',
  cancelReason: null,
  estimatedFrom: new Date('2026-11-22T06:15:00Z'),
  estimatedTo: new Date('2026-11-23T06:15:00Z'),
  guestTokenHash: null,
  stockHeld: true,
  placedFrom: null,
  searchText: null,
  due: 156_008,
  owed: 0,
  assigneeId: null,
  version: 1,
  placedAt,
  updatedAt: placedAt,
  payments: [],
  invoices: [],
  lines: [
    line(0, {
      name: 'Himal solitaire ring',
      nameNe: 'हिमाल सोलिटेयर औंठी',
      imageKey: 'himal-solitaire-ring-18k-1.webp',
      size: '7',
      quantity: 1,
      unitPrice: 124_500,
      purity: '18K',
      weightMg: 4_210,
    }),
    line(1, {
      name: 'Oxidised jhumka',
      nameNe: 'अक्सिडाइज्ड झुम्का',
      imageKey: 'jhumka-oxidised-925-1.webp',
      size: null,
      quantity: 2,
      unitPrice: 11_200,
      purity: '925',
      weightMg: 6_800,
    }),
  ],
};

type Sold = Pick<
  MailedOrder['lines'][number],
  'name' | 'nameNe' | 'imageKey' | 'size' | 'quantity' | 'unitPrice' | 'purity' | 'weightMg'
>;

function line(position: number, sold: Sold): MailedOrder['lines'][number] {
  const isSilver = sold.purity === '925';
  return {
    ...sold,
    id: `019aa000-0000-7000-8000-00000000010${position}`,
    orderId,
    productId: null,
    variantId: null,
    position,
    sku: `SAMPLE-${position + 1}`,
    returned: 0,
    lineTotal: sold.quantity * sold.unitPrice,
    category: isSilver ? 'SILVER' : 'GOLD',
    type: isSilver ? 'EARRINGS' : 'RINGS',
    metal: isSilver ? 'SILVER' : 'GOLD',
    couponDiscount: 0,
    staffDiscount: 0,
    staffDiscountReason: null,
    breakdown: null,
  };
}

/** What the same order has where it is sold at the counter. */
export const sampleSale = {
  channel: 'COUNTER',
  handover: 'COUNTER',
  status: 'DELIVERED',
  paymentMethod: 'CASH',
  paymentStatus: 'PAID',
  paid: sampleOrder.finalTotal,
  payments: [payment('CASH', 100_000), payment('CARD', sampleOrder.finalTotal - 100_000)],
  invoices: [
    {
      id: '019aa000-0000-7000-8000-000000000300',
      orderId,
      fiscalYear: '2083/84',
      serial: 123,
      orderNumber: sampleOrder.number,
      buyerName: sampleOrder.contactName,
      buyerPan: null,
      taxable: sampleOrder.itemsTotal - sampleOrder.discount,
      tax: sampleOrder.tax,
      total: sampleOrder.finalTotal,
      issuedAt: placedAt,
      printedAt: null,
      replacedAt: null,
    },
  ],
} satisfies Partial<MailedOrder>;

function payment(method: PaymentMethod, amount: number): MailedOrder['payments'][number] {
  return {
    id: `019aa000-0000-7000-8000-000000000200${method}`,
    orderId,
    kind: 'PAYMENT',
    method,
    amount,
    given: null,
    reference: null,
    note: null,
    actorId: null,
    createdAt: placedAt,
    settledAt: placedAt,
    voidedAt: null,
    voidedById: null,
    voidReason: null,
  };
}
