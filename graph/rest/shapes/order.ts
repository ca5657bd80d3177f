import { z } from 'zod';
import { HANDOVERS, ORDER_CHANNELS } from '#domain/orders/counter/counterSaleSchema.ts';
import { DISCOUNT_PARTS, DISCOUNT_UNITS } from '#domain/orders/counter/staffDiscount.ts';
import { ORDER_STATUSES, PAYMENT_METHODS, PAYMENT_STATUSES } from '#domain/orders/orderLifecycle.ts';
import { lower } from '../inputs.ts';
import { addressSchema } from './address.ts';
import { creditNoteSchema, toCreditNote } from './creditNote.ts';
import { ids, instant, toId, version } from './entity.ts';
import type { OrderFieldsFragment, WrittenOrderFragment } from './order.generated.ts';

export const orderStatusSchema = z.enum(ORDER_STATUSES.map(lower));
export const paymentMethodSchema = z.enum(PAYMENT_METHODS.map(lower));
const channelSchema = z.enum(ORDER_CHANNELS.map(lower));
export const fulfilmentSchema = z.enum(HANDOVERS.map(lower));
export const paymentStatusSchema = z.enum(PAYMENT_STATUSES.map(lower));

export const deliverySchema = z.object({
  from: instant,
  to: instant,
  isKnown: z.boolean().describe('Whether these days can be told: not while nothing is set aside for it.'),
});

export const totalsSchema = z
  .object({
    items: z.int(),
    discount: z.int(),
    shipping: z.int(),
    shippingDiscount: z
      .int()
      .describe('What the coupon takes off the shipping: it is off `shipping` already.'),
    tax: z.int(),
    taxPercent: z.int().describe('The rate of the tax, on the items less the discount.'),
    finalTotal: z.int(),
  })
  .meta({ id: 'Totals', description: 'How a total is made, NPR.' });

const wishedLineSchema = z.object({
  productId: z.string().nullable(),
  sku: z.string().describe('Stock keeping unit.'),
  name: z.string(),
  image: z.string().nullable(),
  price: z.int().describe('Of one, NPR.'),
  quantity: z.int(),
  variant: z.object({ size: z.string() }).nullable(),
});
const staffDiscountSchema = z
  .object({
    unit: z.enum(DISCOUNT_UNITS.map(lower)),
    value: z.number().describe('Whole NPR, or percent with at most two decimals.'),
    on: z.enum(DISCOUNT_PARTS.map(lower)).describe('The part of the price that a percentage applies to.'),
    amount: z.int().describe('What it takes off now, NPR.'),
  })
  .meta({
    id: 'StaffDiscount',
    description: 'A discount by staff as it was given: a percentage is taken anew when the order is edited.',
  });

const lineSchema = wishedLineSchema.extend({
  ...ids,
  returned: z.int().describe('How many came back.'),
  couponDiscount: z.int().describe('What the coupon takes off all of them, NPR.'),
  staffDiscount: z.int().describe('What staff take off all of them, NPR.'),
  staffDiscountTerms: staffDiscountSchema.nullable(),
});

export const orderSchema = z
  .object({
    ...ids,
    number: z.string().describe('The number to quote, such as JW-7K2M9QX4TB.'),
    status: orderStatusSchema,
    paymentStatus: paymentStatusSchema,
    paymentMethod: paymentMethodSchema,
    channel: channelSchema.describe('Where it was made.'),
    fulfilment: fulfilmentSchema.describe(
      'How its pieces reach the buyer. What is not a delivery has no address: its fields are empty.',
    ),
    staffDiscount: z.int().describe('What the staff took off it, NPR: a part of `totals.discount`.'),
    staffDiscountTerms: staffDiscountSchema
      .nullable()
      .describe('The one on the whole order; its amount is a part of `staffDiscount`.'),
    awaitsConfirmation: z
      .boolean()
      .describe('Whether the store confirms it before anything is set aside for it.'),
    isPaidWithoutPieces: z.boolean().describe('Whether it was paid when its pieces were gone.'),
    items: z.array(lineSchema),
    refunds: z.array(
      z.object({
        ...ids,
        amount: z.int(),
        method: paymentMethodSchema,
        reference: z.string().nullable(),
        at: instant,
      }),
    ),
    invoice: z
      .object({ number: z.string(), issuedAt: instant })
      .nullable()
      .describe('Null until its pieces are handed over or sent.'),
    creditNotes: z.array(creditNoteSchema).describe('What was taken back of its invoices.'),
    totals: totalsSchema,
    couponCode: z.string().nullable(),
    due: z.int().describe('What is still to be paid, NPR.'),
    refundDue: z.int().describe('What the store has to pay back, NPR.'),
    proposal: z
      .object({
        ...ids,
        items: z.array(wishedLineSchema),
        totals: totalsSchema,
        difference: z.int().describe('The new total less the present one, NPR.'),
        due: z.int(),
        refundDue: z.int(),
        message: z.string().nullable(),
        expiresAt: instant,
      })
      .nullable()
      .describe('A correction that its buyer is asked about.'),
    contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
    shippingAddress: addressSchema,
    notes: z.string().nullable(),
    timeline: z.array(z.object({ status: orderStatusSchema, note: z.string().nullable(), at: instant })),
    estimatedDelivery: deliverySchema,
    carrier: z.string().nullable(),
    trackingNumber: z.string().nullable(),
    trackingUrl: z.string().nullable().describe('Where its carrier shows the parcel.'),
    cancelReason: z.string().nullable(),
    isCancellable: z.boolean(),
    isEditable: z.boolean().describe('Whether contact, address and notes can still be changed.'),
    version,
    createdAt: instant,
    updatedAt: instant.describe('When anything of it changed last, its payments and history too.'),
    guestToken: z.string().optional().describe('Only where a guest has just placed it: opens it later.'),
  })
  .meta({ id: 'Order', description: 'An order as it was placed.' });

export function toOrder({
  lines,
  refunds,
  creditNotes,
  timeline,
  placedAt,
  proposal,
  ...order
}: OrderFieldsFragment) {
  return {
    ...toId(order),
    ...order,
    status: lower(order.status),
    paymentStatus: lower(order.paymentStatus),
    paymentMethod: lower(order.paymentMethod),
    channel: lower(order.channel),
    fulfilment: lower(order.fulfilment),
    staffDiscountTerms: toStaffDiscount(order.staffDiscountTerms),
    items: lines.map(toLine),
    refunds: refunds.map(({ method, ...refund }) => ({
      ...toId(refund),
      ...refund,
      method: lower(method),
    })),
    creditNotes: creditNotes.map(toCreditNote),
    proposal: proposal && toProposal(proposal),
    timeline: timeline.map((event) => ({ ...event, status: lower(event.status) })),
    createdAt: placedAt,
  };
}

function toProposal({ lines, ...proposal }: NonNullable<OrderFieldsFragment['proposal']>) {
  return { ...toId(proposal), ...proposal, items: lines.map(toWishedLine) };
}

const receiptSchema = orderSchema
  .pick({ id: true, _id: true, number: true, status: true, paymentStatus: true, version: true })
  .meta({
    id: 'OrderReceipt',
    description: 'What a key without the scope `read-orders` is told of an order.',
  });

export const writtenOrderSchema = z.union([orderSchema, receiptSchema]);

/** What a write answers: all of the order, or a receipt without anything personal. */
export function toWrittenOrder(order: WrittenOrderFragment) {
  if (isWhole(order)) return toOrder(order);
  const { number, status, paymentStatus, version } = order;
  return {
    ...toId(order),
    number,
    status: lower(status),
    paymentStatus: lower(paymentStatus),
    version,
  };
}

function isWhole(order: WrittenOrderFragment): order is WrittenOrderFragment & OrderFieldsFragment {
  return order.lines !== undefined;
}

function toLine({
  id,
  returned,
  couponDiscount,
  staffDiscount,
  ...line
}: OrderFieldsFragment['lines'][number]) {
  const staffDiscountTerms = toStaffDiscount(line.staffDiscountTerms);
  return {
    ...toId({ id }),
    ...{ returned, couponDiscount, staffDiscount, staffDiscountTerms },
    ...toWishedLine(line),
  };
}

function toStaffDiscount(terms: OrderFieldsFragment['staffDiscountTerms']) {
  return terms && { ...terms, unit: lower(terms.unit), on: lower(terms.on) };
}

type WishedLine = NonNullable<OrderFieldsFragment['proposal']>['lines'][number];

function toWishedLine({ productId, sku, name, image, unitPrice, quantity, size }: WishedLine) {
  return {
    productId,
    sku,
    name,
    image: image?.url ?? null,
    price: unitPrice,
    quantity,
    variant: size == null ? null : { size },
  };
}
