import { z } from 'zod';
import { counterSaleSchema, HANDOVERS } from '#domain/orders/counter/counterSaleSchema.ts';
import { DISCOUNT_PARTS, DISCOUNT_UNITS } from '#domain/orders/counter/staffDiscount.ts';
import { TENDER_METHODS } from '#domain/orders/counter/tender.ts';
import { orderLinesSchema } from '#domain/orders/orderLinesSchema.ts';
import { npr, oneOf, upper } from '../../inputs.ts';
import { defineRoutes } from '../../route.ts';
import { addressInput, addressSentBody } from '../../shapes/address.ts';
import { toWrittenOrder, writtenOrderSchema } from '../../shapes/order.ts';
import { payerBody, toPayerInput } from '../../shapes/payerBody.ts';
import { SellAtCounterDocument } from './counter.generated.ts';

const route = defineRoutes('Admin');

const discountBody = z.strictObject({
  unit: oneOf(DISCOUNT_UNITS),
  value: z.number().describe('So many rupees or percent.'),
  on: oneOf(DISCOUNT_PARTS).default('all').describe('Off all of the price, or the making charge alone.'),
  reason: z.string(),
});

const saleBody = z.strictObject({
  items: z.array(
    z.strictObject({
      productId: z.string(),
      quantity: z.int32(),
      variant: z.strictObject({ size: z.string().nullish() }).nullish(),
      discount: discountBody.nullish(),
    }),
  ),
  discount: discountBody.nullish().describe('Off the whole, after the items’ own.'),
  couponCode: z.string().nullish(),
  buyer: z
    .strictObject({
      customerId: z.string().nullish().describe("A customer's account."),
      name: z.string().nullish(),
      phone: z.string().nullish(),
      email: z.string().nullish().describe('The receipt goes there.'),
      pan: z.string().nullish(),
    })
    .nullish()
    .describe('Who buys; nothing for a walk-in of whom nothing has to be known.'),
  payer: payerBody,
  payments: z.array(
    z.strictObject({
      method: oneOf(TENDER_METHODS),
      amount: npr,
      given: npr.nullish().describe('Of cash; the rest goes back as change.'),
      reference: z.string().nullish(),
    }),
  ),
  mayOwe: z.boolean().nullish().describe('Whether a named buyer with a phone may pay the rest later.'),
  handover: oneOf(HANDOVERS).default('counter'),
  locationId: z.string().nullish().describe('Where it is made; left out, the store’s only shop.'),
  shippingAddress: addressSentBody.nullish().describe('For a delivery.'),
  notes: z.string().nullish(),
  expectedTotal: z
    .int32()
    .nullish()
    .describe('The total that was shown, NPR. A higher one is refused with PRICE_CHANGED.'),
});

type SaleBody = z.output<typeof saleBody>;

export const counter = [
  route({
    method: 'POST',
    path: '/admin/counter/sales',
    summary:
      'Sells at the counter: several payments, discounts with a reason, a buyer only where one is needed.',
    idempotent: true,
    rules: counterSaleSchema.extend({ items: orderLinesSchema }),
    body: saleBody,
    fields: { lines: 'items', idempotencyKey: 'Idempotency-Key' },
    document: SellAtCounterDocument,
    variables: ({ body, idempotencyKey, readsOrders }) => ({
      input: { ...toInput(body), idempotencyKey },
      readsOrders,
    }),
    status: 201,
    answer: { order: writtenOrderSchema },
    data: ({ sellAtCounter: { order } }) => order && { order: toWrittenOrder(order) },
    onRefusal: ({ sellAtCounter }) => (sellAtCounter?.quote ? { totals: sellAtCounter.quote.totals } : {}),
  }),
];

function toInput({ items, discount, payer, payments, handover, shippingAddress, ...body }: SaleBody) {
  return {
    ...body,
    lines: items.map(({ productId, quantity, variant, discount: own }) => ({
      productId,
      quantity,
      size: variant?.size,
      discount: own && toDiscount(own),
    })),
    discount: discount && toDiscount(discount),
    payer: toPayerInput(payer),
    payments: payments.map((payment) => ({ ...payment, method: upper(payment.method) })),
    handover: upper(handover),
    shippingAddress: shippingAddress && addressInput(shippingAddress),
  };
}

function toDiscount({ unit, on, ...discount }: z.output<typeof discountBody>) {
  return { ...discount, unit: upper(unit), on: upper(on) };
}
