import { z } from 'zod';
import { DISCOUNT_BASES, DISCOUNT_UNITS } from '#domain/orders/counter/calculateStaffDiscount.ts';
import { FULFILMENTS, ORDER_CHANNELS } from '#domain/orders/counter/counterSaleSchema.ts';
import { ORDER_STATUSES, PAYMENT_METHODS, PAYMENT_STATUSES } from '#domain/orders/orderLifecycle.ts';
import { toLower } from '../inputs.ts';
import { addressSchema } from './address.ts';
import { creditNoteSchema, toCreditNote } from './creditNote.ts';
import { ids, instant, toId, version } from './entity.ts';
import type { OrderFieldsFragment, WrittenOrderFragment } from './order.generated.ts';

export const orderStatusSchema = z.enum(ORDER_STATUSES.map(toLower));
export const paymentMethodSchema = z.enum(PAYMENT_METHODS.map(toLower));
const channelSchema = z.enum(ORDER_CHANNELS.map(toLower));
export const fulfilmentSchema = z.enum(FULFILMENTS.map(toLower));
export const paymentStatusSchema = z.enum(PAYMENT_STATUSES.map(toLower));

export const deliverySchema = z.object({
  from: instant,
  to: instant,
  isKnown: z
    .boolean()
    .describe('True if delivery can be estimated. False while no stock is reserved for the order.'),
});

export const totalsSchema = z
  .object({
    items: z.int(),
    discount: z.int(),
    shipping: z.int(),
    shippingDiscount: z
      .int()
      .describe('Discount of the coupon on shipping, which is already deducted from `shipping`.'),
    tax: z.int(),
    taxPercent: z.int().describe('Tax rate on items less discount, percent.'),
    finalTotal: z.int(),
  })
  .meta({ id: 'Totals', description: 'Totals of an order, NPR.' });

const proposedLineSchema = z.object({
  productId: z.string().nullable(),
  sku: z.string().describe('Stock keeping unit.'),
  name: z.string(),
  image: z.string().nullable(),
  price: z.int().describe('Price of one item, NPR.'),
  quantity: z.int(),
  variant: z.object({ size: z.string() }).nullable(),
});
const staffDiscountSchema = z
  .object({
    unit: z.enum(DISCOUNT_UNITS.map(toLower)).describe('Unit of `value`: amount or percentage.'),
    value: z.number().describe('Whole NPR, or percent with at most two decimals.'),
    on: z.enum(DISCOUNT_BASES.map(toLower)).describe('Part of the price that a percentage applies to.'),
    amount: z.int().describe('Current discount amount, NPR.'),
  })
  .meta({
    id: 'StaffDiscount',
    description:
      'A manual discount, as entered by staff. A percentage is recalculated when the order is edited.',
  });

const lineSchema = proposedLineSchema.extend({
  ...ids,
  returned: z.int().describe('Quantity returned.'),
  couponDiscount: z.int().describe('Coupon discount on all items of the line, NPR.'),
  staffDiscount: z.int().describe('Staff discount on all items of the line, NPR.'),
  staffDiscountTerms: staffDiscountSchema.nullable(),
});

export const orderSchema = z
  .object({
    ...ids,
    number: z.string().describe('Order number, such as `JW-7K2M9QX4TB`.'),
    status: orderStatusSchema,
    paymentStatus: paymentStatusSchema,
    paymentMethod: paymentMethodSchema,
    channel: channelSchema.describe('Where the order was placed.'),
    fulfilment: fulfilmentSchema.describe(
      'How the items reach the customer. Without delivery, the address fields are empty.',
    ),
    staffDiscount: z.int().describe('Staff discount, NPR; a part of `totals.discount`.'),
    staffDiscountTerms: staffDiscountSchema
      .nullable()
      .describe('Staff discount on the whole order. Its amount is part of `staffDiscount`.'),
    awaitsConfirmation: z
      .boolean()
      .describe('True if the store confirms the order before stock is reserved.'),
    isPaidWithoutStock: z.boolean().describe('True if the items were out of stock when the order was paid.'),
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
      .describe('Null until the items ship or are handed over.'),
    creditNotes: z.array(creditNoteSchema).describe('Credit notes of its invoices.'),
    totals: totalsSchema,
    couponCode: z.string().nullable(),
    due: z.int().describe('Amount due, NPR.'),
    refundDue: z.int().describe('Refund due, NPR.'),
    proposal: z
      .object({
        ...ids,
        items: z.array(proposedLineSchema),
        totals: totalsSchema,
        difference: z.int().describe('New total less the current one, NPR.'),
        due: z.int(),
        refundDue: z.int(),
        message: z.string().nullable(),
        expiresAt: instant,
      })
      .nullable()
      .describe("An order edit that waits for the customer's approval."),
    contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
    shippingAddress: addressSchema,
    notes: z.string().nullable(),
    timeline: z.array(z.object({ status: orderStatusSchema, note: z.string().nullable(), at: instant })),
    estimatedDelivery: deliverySchema,
    carrier: z.string().nullable(),
    trackingNumber: z.string().nullable(),
    trackingUrl: z.string().nullable().describe('Tracking page of the carrier.'),
    cancelReason: z.string().nullable(),
    isCancellable: z.boolean(),
    isEditable: z.boolean().describe('True if contact, address and notes can still be changed.'),
    version,
    createdAt: instant,
    updatedAt: instant.describe('Time of the last change, including payments and timeline.'),
    guestToken: z
      .string()
      .optional()
      .describe(
        'Token with which a guest opens the order later. Only in the response when the order is placed.',
      ),
  })
  .meta({ id: 'Order', description: 'A placed order, in its current state.' });

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
    status: toLower(order.status),
    paymentStatus: toLower(order.paymentStatus),
    paymentMethod: toLower(order.paymentMethod),
    channel: toLower(order.channel),
    fulfilment: toLower(order.fulfilment),
    staffDiscountTerms: toStaffDiscount(order.staffDiscountTerms),
    items: lines.map(toLine),
    refunds: refunds.map(({ method, ...refund }) => ({
      ...toId(refund),
      ...refund,
      method: toLower(method),
    })),
    creditNotes: creditNotes.map(toCreditNote),
    proposal: proposal && toProposal(proposal),
    timeline: timeline.map((event) => ({ ...event, status: toLower(event.status) })),
    createdAt: placedAt,
  };
}

function toProposal({ lines, ...proposal }: NonNullable<OrderFieldsFragment['proposal']>) {
  return { ...toId(proposal), ...proposal, items: lines.map(toProposedLine) };
}

const receiptSchema = orderSchema
  .pick({ id: true, _id: true, number: true, status: true, paymentStatus: true, version: true })
  .meta({
    id: 'OrderReceipt',
    description: 'Order fields returned to API keys without the scope `read-orders`.',
  });

export const orderWriteResultSchema = z.union([orderSchema, receiptSchema]);

/** Returns the response to a write: the complete order, or a receipt without personal data. */
export function toOrderWriteResult(order: WrittenOrderFragment) {
  if (isFullOrder(order)) return toOrder(order);
  const { number, status, paymentStatus, version } = order;
  return {
    ...toId(order),
    number,
    status: toLower(status),
    paymentStatus: toLower(paymentStatus),
    version,
  };
}

function isFullOrder(order: WrittenOrderFragment): order is WrittenOrderFragment & OrderFieldsFragment {
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
    ...toProposedLine(line),
  };
}

function toStaffDiscount(terms: OrderFieldsFragment['staffDiscountTerms']) {
  return terms && { ...terms, unit: toLower(terms.unit), on: toLower(terms.on) };
}

type ProposedLine = NonNullable<OrderFieldsFragment['proposal']>['lines'][number];

function toProposedLine({ productId, sku, name, image, unitPrice, quantity, size }: ProposedLine) {
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
