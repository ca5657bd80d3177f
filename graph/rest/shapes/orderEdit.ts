import { z } from 'zod';
import { DISCOUNT_PARTS } from '#domain/orders/counter/staffDiscount.ts';
import { CHECKOUT_METHODS } from '#domain/orders/orderLifecycle.ts';
import { lower, oneOf, upper } from '../inputs.ts';
import type { EditQuoteFragment } from '../routes/staff/adminOrders.generated.ts';
import { addressInput, addressSentBody } from './address.ts';
import { staffDiscountSchema, toStaffDiscount, totalsSchema } from './order.ts';

export const EDIT_DESCRIPTION =
  'What is left out stays. Pieces that were sold keep their price; what is added, and another size, comes at today’s.';

const contactBody = z.strictObject({ name: z.string(), email: z.string(), phone: z.string() });

/** How an order shall be. */
export const editBody = {
  contact: contactBody.partial().optional(),
  shippingAddress: addressSentBody.partial().optional(),
  notes: z.string().nullish(),
  items: z
    .array(
      z.strictObject({
        lineId: z.string().nullish().describe("One of the order's lines."),
        id: z.string().nullish().describe('The same, as the order hands out its lines.'),
        productId: z.string().nullish().describe('A product to add.'),
        sku: z.string().nullish().describe('A piece to add, by the SKU of its size.'),
        size: z.string().nullish(),
        quantity: z.int32(),
      }),
    )
    .nullish()
    .describe("All lines as they shall be: one of the order's that is not named is taken away."),
  shipping: z.int32().nullish().describe('Before a coupon, NPR.'),
  discount: z
    .strictObject({
      amount: z.int32().nullish(),
      percent: z
        .number()
        .nullish()
        .describe('With at most two decimals; it is taken anew at each later edit.'),
      on: oneOf(DISCOUNT_PARTS).nullish().describe('The part of the price that a percentage applies to.'),
      reason: z.string(),
    })
    .nullish()
    .describe('Within the limit of whoever gives it; null takes an earlier one away.'),
  dropCoupon: z.boolean().nullish(),
  paymentMethod: oneOf(CHECKOUT_METHODS).nullish(),
};

type EditBody = z.output<z.ZodObject<typeof editBody>>;
type EditedLine = NonNullable<EditBody['items']>[number];

export function editInput(id: string, body: EditBody) {
  const { contact, shippingAddress, notes, items, shipping, discount, dropCoupon, paymentMethod } = body;
  return {
    id,
    contact,
    shippingAddress: shippingAddress && addressInput(shippingAddress),
    notes,
    lines: items?.map(lineInput),
    shipping,
    discount: discount && { ...discount, on: upper(discount.on) },
    dropCoupon,
    paymentMethod: upper(paymentMethod),
  };
}

/** A line of the order is known by its id alone, also if it is sent with all that it was handed out with. */
function lineInput({ id, lineId = id, productId, sku, size, quantity }: EditedLine) {
  return lineId ? { lineId, size, quantity } : { productId, sku, size, quantity };
}

/** What a correction comes to. */
export const editQuote = {
  items: z.array(
    z.object({
      index: z.int().describe('Its place in the request, from 0.'),
      lineId: z.string().nullable().describe("The order's line that it stays."),
      basis: z.enum(['sold', 'today']).describe('What its price follows from.'),
      productId: z.string().nullable(),
      sku: z.string(),
      name: z.string(),
      size: z.string().nullable(),
      quantity: z.int(),
      price: z.int().describe('Of one, NPR.'),
    }),
  ),
  totals: totalsSchema,
  couponDiscount: z.int(),
  staffDiscount: z.int(),
  staffDiscountTerms: staffDiscountSchema.nullable().describe('The one on the whole order.'),
  difference: z.int().describe('The new total less the present one, NPR.'),
  due: z.int().describe('What would still be to pay, NPR.'),
  owed: z.int().describe('What the store would have to pay back, NPR.'),
  needsAgreement: z.boolean().describe('Whether the buyer has to agree.'),
};

export function toEditQuote({ lines, ...quote }: EditQuoteFragment) {
  return {
    ...quote,
    staffDiscountTerms: toStaffDiscount(quote.staffDiscountTerms),
    items: lines.map(
      ({ index, lineId, basis, line: { productId, sku, name, size, quantity, unitPrice } }) => ({
        index,
        lineId,
        basis: lower(basis),
        productId,
        sku,
        name,
        size,
        quantity,
        price: unitPrice,
      }),
    ),
  };
}
