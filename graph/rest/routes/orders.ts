import { z } from 'zod';
import { checkoutSchema } from '#domain/orders/checkoutSchema.ts';
import { cancelSchema, orderChangeSchema } from '#domain/orders/orderChangeSchema.ts';
import { CHECKOUT_METHODS, ORDER_STATUSES } from '#domain/orders/orderLifecycle.ts';
import { orderLinesSchema } from '#domain/orders/orderLinesSchema.ts';
import { PAYER_RELATIONS } from '#domain/payments/payerSchema.ts';
import { lower, oneOf, readVersion, upper } from '../inputs.ts';
import { pageQuery, slice, toNodes } from '../page.ts';
import { defineRoutes, type RestRoute } from '../route.ts';
import { addressInput, addressSentBody, EXAMPLE_ADDRESS } from '../shapes/address.ts';
import { EXAMPLE_ID, instant } from '../shapes/entity.ts';
import { LINE_FIELDS, lineBody, toLineInput } from '../shapes/lineBody.ts';
import {
  deliverySchema,
  fulfilmentSchema,
  orderSchema,
  orderStatusSchema,
  toOrder,
  toWrittenOrder,
  writtenOrderSchema,
} from '../shapes/order.ts';
import {
  CancelOrderDocument,
  OrderDocument,
  OwnContactDocument,
  type OwnContactQuery,
  OwnOrdersDocument,
  PlaceOrderDocument,
  TrackOrderDocument,
  UpdateOrderDocument,
} from './orders.generated.ts';

/** Holder of the bank account that a large payment comes from. */
const payerBody = z
  .strictObject({ accountHolder: z.string(), bank: z.string(), relation: oneOf(PAYER_RELATIONS) })
  .nullish()
  .describe('Whose bank account the money comes from, where the law asks.');

function toPayerInput(payer: z.output<typeof payerBody>) {
  return payer && { ...payer, relation: upper(payer.relation) };
}

const route = defineRoutes('Orders');

const contactBody = z.strictObject({ name: z.string(), email: z.string(), phone: z.string() });

const orderBody = z.strictObject({
  items: z.array(lineBody),
  shippingAddress: addressSentBody,
  contact: contactBody.nullish().describe("Whom to reach; the account's own where it is left out."),
  paymentMethod: oneOf(CHECKOUT_METHODS),
  payer: payerBody,
  couponCode: z.string().nullish(),
  notes: z.string().nullish(),
  expectedTotal: z
    .int32()
    .nullish()
    .describe('The total that was shown, NPR. A higher one is refused with PRICE_CHANGED.'),
  quoteId: z
    .string()
    .nullish()
    .describe(
      'What POST /quotes gave: its pieces cost no more than was held, less where they cost less now.',
    ),
});

export const orders = [
  route({
    method: 'POST',
    path: '/orders',
    summary: 'Places an order at the prices of the moment. Guests may order.',
    idempotent: true,
    rules: checkoutSchema.extend({ items: orderLinesSchema }),
    body: orderBody,
    example: {
      items: [{ productId: EXAMPLE_ID, quantity: 1 }],
      contact: { name: 'Test Customer', email: 'customer@example.com', phone: '9841000000' },
      shippingAddress: EXAMPLE_ADDRESS,
      paymentMethod: 'cod',
    },
    fields: { ...LINE_FIELDS, idempotencyKey: 'Idempotency-Key' },
    before: {
      when: ({ body, signedIn }) => signedIn && !body.contact,
      document: OwnContactDocument,
    },
    document: PlaceOrderDocument,
    variables: ({ body, idempotencyKey }, { me }) => ({
      input: { ...orderInput(body, me), idempotencyKey },
    }),
    status: 201,
    answer: { order: orderSchema },
    data: ({ placeOrder: { order, guestToken } }) =>
      order && { order: { ...toOrder(order), ...(guestToken && { guestToken }) } },
    onRefusal: ({ placeOrder }) => (placeOrder?.quote ? { totals: placeOrder.quote.totals } : {}),
  }),
  ownOrders('/orders'),
  route({
    method: 'GET',
    path: '/orders/track/:id',
    summary: 'Where an order stands, for anyone who has its number or id.',
    document: TrackOrderDocument,
    variables: ({ params }) => ({ number: params.id }),
    answer: {
      order: z.object({
        number: z.string(),
        status: orderStatusSchema,
        awaitsConfirmation: z.boolean(),
        fulfilment: fulfilmentSchema.describe('How its pieces reach the buyer.'),
        placedAt: instant,
        carrier: z.string().nullable(),
        trackingNumber: z.string().nullable(),
        trackingUrl: z.string().nullable(),
        estimatedDelivery: deliverySchema,
        timeline: z.array(z.object({ status: orderStatusSchema, at: instant })),
      }),
    },
    data: ({ trackOrder: order }) =>
      order && {
        order: {
          ...order,
          status: lower(order.status),
          fulfilment: lower(order.fulfilment),
          timeline: order.timeline.map((event) => ({ ...event, status: lower(event.status) })),
        },
      },
  }),
  route({
    method: 'GET',
    path: '/orders/:id',
    summary: "One of the own orders by id or number, or a guest's with its token.",
    query: z.object({ guestToken: z.string().optional().describe('What POST /orders answered to a guest.') }),
    document: OrderDocument,
    variables: ({ params, query }) => ({ ...params, ...query }),
    answer: { order: orderSchema },
    data: ({ order }) => order && { order: toOrder(order) },
  }),
  route({
    method: 'PUT',
    path: '/orders/:id',
    summary: 'Changes the contact, the address or the notes of an own order while it is pending; staff any.',
    description: 'What is left out stays, and so do the prices.',
    rules: orderChangeSchema,
    body: z.strictObject({
      contact: contactBody.partial().optional(),
      shippingAddress: addressSentBody.partial().optional(),
      notes: z.string().nullish(),
      version: readVersion,
    }),
    example: { notes: 'Please ring twice.' },
    document: UpdateOrderDocument,
    variables: ({ params: { id }, body, readsOrders }) => ({
      readsOrders,
      input: {
        id,
        contact: body.contact && contactInput(body.contact),
        shippingAddress: body.shippingAddress && addressInput(body.shippingAddress),
        notes: body.notes,
        version: body.version,
      },
    }),
    answer: { order: writtenOrderSchema },
    data: ({ updateOrder: { order } }) => order && { order: toWrittenOrder(order) },
  }),
  route({
    method: 'PUT',
    path: '/orders/:id/cancel',
    summary:
      'Cancels an own order, which can be done until it is shipped, or one of a guest that waits for its money.',
    rules: cancelSchema,
    body: z.strictObject({
      reason: z.string(),
      guestToken: z.string().nullish().describe('What POST /orders answered to a guest.'),
    }),
    example: { reason: 'Changed my mind' },
    document: CancelOrderDocument,
    variables: ({ params: { id }, body, readsOrders }) => ({ input: { id, ...body }, readsOrders }),
    answer: { order: writtenOrderSchema },
    data: ({ cancelOrder: { order } }) => order && { order: toWrittenOrder(order) },
  }),
];

/** The list of own orders, which has two addresses. */
export function ownOrders(path: string): RestRoute {
  return route({
    method: 'GET',
    path,
    summary: 'The own orders, newest first.',
    query: z.object({ status: oneOf(ORDER_STATUSES).optional(), ...pageQuery }),
    document: OwnOrdersDocument,
    variables: ({ query: { status, ...page } }) => ({ status: upper(status), ...slice(page) }),
    answer: { orders: z.array(orderSchema) },
    data: ({ orders }) => ({ orders: toNodes(orders).map(toOrder) }),
    total: ({ orders }) => orders.totalCount,
  });
}

function orderInput(body: z.output<typeof orderBody>, me: OwnContactQuery['me'] | undefined) {
  const { items, shippingAddress, contact, paymentMethod, payer, ...order } = body;
  const { name = '', email = '', phone = '' } = contact ?? me ?? {};
  return {
    lines: items.map(toLineInput),
    shippingAddress: addressInput(shippingAddress),
    contact: { name, email, phone: phone ?? shippingAddress.phone },
    paymentMethod: upper(paymentMethod),
    payer: toPayerInput(payer),
    ...order,
  };
}

/** The contact of a body without what GraphQL does not know. */
function contactInput({ name, email, phone }: Partial<z.output<typeof contactBody>>) {
  return { name, email, phone };
}
