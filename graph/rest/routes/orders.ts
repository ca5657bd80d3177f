import { z } from 'zod';
import { checkoutSchema } from '#domain/orders/checkoutSchema.ts';
import { cancelSchema, orderChangeSchema } from '#domain/orders/orderChangeSchema.ts';
import { ORDER_STATUSES, PAYMENT_METHODS } from '#domain/orders/orderLifecycle.ts';
import { orderLinesSchema } from '#domain/orders/orderLinesSchema.ts';
import type { User } from '#graph/schema/schema.generated.ts';
import { ERRORS } from '../failure.ts';
import { lower, oneOf, readVersion, upper } from '../inputs.ts';
import { nodesOf, pageQuery, slice } from '../page.ts';
import { type RestRoute, routesOf } from '../route.ts';
import { addressBody, addressInput } from '../shapes/address.ts';
import { instant } from '../shapes/entity.ts';
import {
  deliverySchema,
  ORDER,
  orderOf,
  orderSchema,
  orderStatusSchema,
  WRITTEN_ORDER,
  writtenOrderOf,
  writtenOrderSchema,
} from '../shapes/order.ts';

const route = routesOf('Orders');

const contactBody = z.strictObject({ name: z.string(), email: z.string(), phone: z.string() });

const orderBody = z.strictObject({
  items: z.array(
    z.strictObject({
      productId: z.string(),
      quantity: z.int32(),
      variant: z.strictObject({ size: z.string().nullish() }).nullish(),
    }),
  ),
  shippingAddress: z.strictObject(addressBody),
  contact: contactBody.nullish().describe("Whom to reach; the account's own where it is left out."),
  paymentMethod: oneOf(PAYMENT_METHODS),
  couponCode: z.string().nullish(),
  notes: z.string().nullish(),
  expectedTotal: z
    .int32()
    .nullish()
    .describe('The total that was shown, NPR. A higher one is refused with PRICE_CHANGED.'),
});

export const orders = [
  route({
    method: 'POST',
    path: '/orders',
    summary: 'Places an order at the prices of the moment. Guests may order.',
    idempotent: true,
    rules: checkoutSchema.extend({ items: orderLinesSchema }),
    body: orderBody,
    fields: { lines: 'items', idempotencyKey: 'Idempotency-Key' },
    steps: [
      {
        when: ({ body, signedIn }) => signedIn && !body.contact,
        document: 'query { me { name email phone } }',
      },
      {
        document: `mutation ($input: PlaceOrderInput!) {
          placeOrder(input: $input) {
            order ${ORDER} guestToken
            quote { totals { items discount shipping tax taxPercent finalTotal } }
            ${ERRORS}
          }
        }`,
        variables: ({ body, idempotencyKey }, { me }) => ({
          input: { ...orderInput(body, me), idempotencyKey },
        }),
      },
    ],
    status: 201,
    answer: { order: orderSchema },
    data: ({ placeOrder: { order, guestToken } }) =>
      order && { order: { ...orderOf(order), ...(guestToken && { guestToken }) } },
    onRefusal: ({ placeOrder }) => (placeOrder?.quote ? { totals: placeOrder.quote.totals } : {}),
  }),
  ownOrders('/orders'),
  route({
    method: 'GET',
    path: '/orders/track/:id',
    summary: 'Where an order stands, for anyone who has its number.',
    document: `query ($number: String!) {
      trackOrder(number: $number) {
        number status placedAt carrier trackingNumber estimatedDelivery { from to } timeline { status at }
      }
    }`,
    variables: ({ params }) => ({ number: params.id }),
    answer: {
      order: z.object({
        number: z.string(),
        status: orderStatusSchema,
        placedAt: instant,
        carrier: z.string().nullable(),
        trackingNumber: z.string().nullable(),
        estimatedDelivery: deliverySchema,
        timeline: z.array(z.object({ status: orderStatusSchema, at: instant })),
      }),
    },
    data: ({ trackOrder: order }) =>
      order && {
        order: {
          ...order,
          status: lower(order.status),
          timeline: order.timeline.map((event) => ({ ...event, status: lower(event.status) })),
        },
      },
  }),
  route({
    method: 'GET',
    path: '/orders/:id',
    summary: "One of the own orders by id or number, or a guest's with its token.",
    query: z.object({ guestToken: z.string().optional().describe('What POST /orders answered to a guest.') }),
    document: `query ($id: ID!, $guestToken: String) { order(id: $id, guestToken: $guestToken) ${ORDER} }`,
    variables: ({ params, query }) => ({ ...params, ...query }),
    answer: { order: orderSchema },
    data: ({ order }) => order && { order: orderOf(order) },
  }),
  route({
    method: 'PUT',
    path: '/orders/:id',
    summary: 'Changes the contact, the address or the notes of an own order while it is pending; staff any.',
    description: 'What is left out stays, and so do the prices.',
    rules: orderChangeSchema,
    body: z.strictObject({
      contact: contactBody.partial().optional(),
      shippingAddress: z.strictObject(addressBody).partial().optional(),
      notes: z.string().nullish(),
      version: readVersion,
    }),
    document: `mutation ($input: UpdateOrderInput!, $readsOrders: Boolean!) {
      updateOrder(input: $input) { order ${WRITTEN_ORDER} ${ERRORS} }
    }`,
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
    data: ({ updateOrder: { order } }, asked) => order && { order: writtenOrderOf(order, asked) },
  }),
  route({
    method: 'PUT',
    path: '/orders/:id/cancel',
    summary: 'Cancels an own order, which can be done until it is shipped.',
    rules: cancelSchema,
    body: z.strictObject({ reason: z.string() }),
    document: `mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { order ${ORDER} ${ERRORS} } }`,
    variables: ({ params: { id }, body: { reason } }) => ({ input: { id, reason } }),
    answer: { order: orderSchema },
    data: ({ cancelOrder: { order } }) => order && { order: orderOf(order) },
  }),
];

/** The list of own orders, which has two addresses. */
export function ownOrders(path: string): RestRoute {
  return route({
    method: 'GET',
    path,
    summary: 'The own orders, newest first.',
    query: z.object({ status: oneOf(ORDER_STATUSES).optional(), ...pageQuery }),
    document: `query ($status: OrderStatus, $first: Int, $offset: Int) {
      orders(status: $status, first: $first, offset: $offset) { totalCount edges { node ${ORDER} } }
    }`,
    variables: ({ query: { status, ...page } }) => ({ status: upper(status), ...slice(page) }),
    answer: { orders: z.array(orderSchema) },
    data: ({ orders }) => ({ orders: nodesOf(orders).map(orderOf) }),
    total: ({ orders }) => orders.totalCount,
  });
}

function orderInput(body: z.output<typeof orderBody>, me: User | undefined) {
  const { items, shippingAddress, contact, paymentMethod, couponCode, notes, expectedTotal } = body;
  const { name = '', email = '', phone = '' } = contact ?? me ?? {};
  return {
    lines: items.map(({ productId, quantity, variant }) => ({ productId, quantity, size: variant?.size })),
    shippingAddress: addressInput(shippingAddress),
    contact: { name, email, phone: phone ?? shippingAddress.phone },
    paymentMethod: upper(paymentMethod),
    couponCode,
    notes,
    expectedTotal,
  };
}

/** The contact of a body without what GraphQL does not know. */
function contactInput({ name, email, phone }: Partial<z.output<typeof contactBody>>) {
  return { name, email, phone };
}
