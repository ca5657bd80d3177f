import { z } from 'zod';
import { checkoutSchema } from '#domain/orders/checkoutSchema.ts';
import { cancelSchema, orderChangeSchema } from '#domain/orders/orderChangeSchema.ts';
import { CHECKOUT_METHODS, ORDER_STATUSES } from '#domain/orders/orderLifecycle.ts';
import { orderLinesSchema } from '#domain/orders/orderLinesSchema.ts';
import { PAYER_RELATIONS } from '#domain/payments/payerSchema.ts';
import { lowerCaseEnum, objectVersion, toLower, toUpper } from '../inputs.ts';
import { pageQuery, toConnectionArguments, toNodes } from '../page.ts';
import { defineRoute, type RestRoute } from '../route.ts';
import { addressRequestBody, EXAMPLE_ADDRESS, toAddressInput } from '../shapes/address.ts';
import { EXAMPLE_ID, instant } from '../shapes/entity.ts';
import { LINE_FIELDS, lineBody, toLineInput } from '../shapes/lineBody.ts';
import {
  deliverySchema,
  fulfilmentSchema,
  orderSchema,
  orderStatusSchema,
  orderWriteResultSchema,
  toOrder,
  toOrderWriteResult,
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
  .strictObject({ accountHolder: z.string(), bank: z.string(), relation: lowerCaseEnum(PAYER_RELATIONS) })
  .nullish()
  .describe('Holder of the bank account that pays, required by law for large payments.');

function toPayerInput(payer: z.output<typeof payerBody>) {
  return payer && { ...payer, relation: toUpper(payer.relation) };
}

const contactBody = z.strictObject({ name: z.string(), email: z.string(), phone: z.string() });

const orderBody = z.strictObject({
  items: z.array(lineBody),
  shippingAddress: addressRequestBody,
  contact: contactBody.nullish().describe("Contact details. Defaults to the account's contact details."),
  paymentMethod: lowerCaseEnum(CHECKOUT_METHODS),
  payer: payerBody,
  couponCode: z.string().nullish(),
  notes: z.string().nullish(),
  expectedTotal: z
    .int32()
    .nullish()
    .describe(
      'Total shown to the customer, NPR. If the actual total is higher, the call fails with PRICE_CHANGED.',
    ),
  quoteId: z
    .string()
    .nullish()
    .describe(
      'Price hold from POST /quotes. Items cost the guaranteed price, or the current price if it is lower.',
    ),
});

export const orders = [
  defineRoute({
    method: 'POST',
    path: '/orders',
    summary: 'Places an order at current prices. Guests can order too.',
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
      input: { ...toOrderInput(body, me), idempotencyKey },
    }),
    status: 201,
    answer: { order: orderSchema },
    data: ({ placeOrder: { order, guestToken } }) =>
      order && { order: { ...toOrder(order), ...(guestToken && { guestToken }) } },
    onRefusal: ({ placeOrder }) => (placeOrder?.quote ? { totals: placeOrder.quote.totals } : {}),
  }),
  createOwnOrdersRoute('/orders'),
  defineRoute({
    method: 'GET',
    path: '/orders/track/:id',
    summary: 'Returns the status of an order by number or id, without personal data.',
    document: TrackOrderDocument,
    variables: ({ params }) => ({ number: params.id }),
    answer: {
      order: z.object({
        number: z.string(),
        status: orderStatusSchema,
        awaitsConfirmation: z.boolean(),
        fulfilment: fulfilmentSchema.describe('How the items reach the customer.'),
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
          status: toLower(order.status),
          fulfilment: toLower(order.fulfilment),
          timeline: order.timeline.map((event) => ({ ...event, status: toLower(event.status) })),
        },
      },
  }),
  defineRoute({
    method: 'GET',
    path: '/orders/:id',
    summary: 'Returns an order of the account by id or number, or a guest order with its token.',
    query: z.object({
      guestToken: z.string().optional().describe('`guestToken` returned by POST /orders to a guest.'),
    }),
    document: OrderDocument,
    variables: ({ params, query }) => ({ ...params, ...query }),
    answer: { order: orderSchema },
    data: ({ order }) => order && { order: toOrder(order) },
  }),
  defineRoute({
    method: 'PUT',
    path: '/orders/:id',
    summary: 'Changes the contact, address or notes of a pending order. Staff can change any order.',
    description: 'Omitted fields and the prices do not change.',
    rules: orderChangeSchema,
    body: z.strictObject({
      contact: contactBody.partial().optional(),
      shippingAddress: addressRequestBody.partial().optional(),
      notes: z.string().nullish(),
      version: objectVersion,
    }),
    example: { notes: 'Please ring twice.' },
    document: UpdateOrderDocument,
    variables: ({ params: { id }, body, readsOrders }) => ({
      readsOrders,
      input: {
        id,
        contact: body.contact && toContactInput(body.contact),
        shippingAddress: body.shippingAddress && toAddressInput(body.shippingAddress),
        notes: body.notes,
        version: body.version,
      },
    }),
    answer: { order: orderWriteResultSchema },
    data: ({ updateOrder: { order } }) => order && { order: toOrderWriteResult(order) },
  }),
  defineRoute({
    method: 'PUT',
    path: '/orders/:id/cancel',
    summary: 'Cancels an order of the account before it ships, or a guest order that awaits payment.',
    rules: cancelSchema,
    body: z.strictObject({
      reason: z.string(),
      guestToken: z.string().nullish().describe('`guestToken` returned by POST /orders to a guest.'),
    }),
    example: { reason: 'Changed my mind' },
    document: CancelOrderDocument,
    variables: ({ params: { id }, body, readsOrders }) => ({ input: { id, ...body }, readsOrders }),
    answer: { order: orderWriteResultSchema },
    data: ({ cancelOrder: { order } }) => order && { order: toOrderWriteResult(order) },
  }),
];

/** Returns the route that lists the caller's orders, for one of its two paths. */
export function createOwnOrdersRoute(path: string): RestRoute {
  return defineRoute({
    method: 'GET',
    path,
    summary: 'Lists the orders of the account, newest first.',
    query: z.object({ status: lowerCaseEnum(ORDER_STATUSES).optional(), ...pageQuery }),
    document: OwnOrdersDocument,
    variables: ({ query: { status, ...page } }) => ({
      status: toUpper(status),
      ...toConnectionArguments(page),
    }),
    answer: { orders: z.array(orderSchema) },
    data: ({ orders }) => ({ orders: toNodes(orders).map(toOrder) }),
    total: ({ orders }) => orders.totalCount,
  });
}

function toOrderInput(body: z.output<typeof orderBody>, me: OwnContactQuery['me'] | undefined) {
  const { items, shippingAddress, contact, paymentMethod, payer, ...order } = body;
  const { name = '', email = '', phone = '' } = contact ?? me ?? {};
  return {
    lines: items.map(toLineInput),
    shippingAddress: toAddressInput(shippingAddress),
    contact: { name, email, phone: phone ?? shippingAddress.phone },
    paymentMethod: toUpper(paymentMethod),
    payer: toPayerInput(payer),
    ...order,
  };
}

/** Returns the contact fields that GraphQL accepts. */
function toContactInput({ name, email, phone }: Partial<z.output<typeof contactBody>>) {
  return { name, email, phone };
}
