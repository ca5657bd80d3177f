import { describe, expect, test } from 'vitest';
import { API_SCOPES } from '#domain/accounts/roles.ts';
import type { OrderStatus } from '#graph/prisma/generated/client.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { aCaller, type Caller } from '../testing/callers.ts';
import { ANYONE, describeRoutes, OWNING_CUSTOMER, SIGNED_IN } from '../testing/describeRoutes.ts';
import { orders } from './orders.ts';

const server = useTestServer();

const contact = { name: 'Sita Rai', email: 'sita@example.com', phone: '9841000001' };
const shippingAddress = {
  name: 'Sita Rai',
  phone: '9841000001',
  province: 'Bagmati',
  district: 'Lalitpur',
  municipality: 'Lalitpur',
  ward: 3,
  street: 'Pulchowk 12',
};
const items = [{ productId: 'nothing', quantity: 1 }];
const order = { items, contact, shippingAddress, paymentMethod: 'cod' };

async function anOrderToPlace() {
  const { id: productId } = await aProduct(server.prisma);
  const headers = { 'idempotency-key': crypto.randomUUID() };
  // A different customer each time, because guests can place only a few orders per hour.
  const shopper = { ...contact, email: `${crypto.randomUUID()}@example.com` };
  return { headers, body: { ...order, contact: shopper, items: [{ productId, quantity: 1 }] } };
}

/** Creates an order of the caller. The order has no account if the caller has none. */
async function createOwnOrder({ user }: Pick<Caller, 'user'>, status: OrderStatus = 'PENDING') {
  const { id: productId, variants } = await aProduct(server.prisma);
  const lines = [{ productId, variantId: variants[0]?.id }];
  return (await anOrder(server.prisma, { userId: user?.id, status, lines })).id;
}

describeRoutes(server, orders, {
  'POST /orders': {
    allowedCallers: ANYONE,
    request: anOrderToPlace,
    invalidRequests: {
      body: { body: 'order' },
      paymentMethod: { body: { ...order, paymentMethod: 'card' } },
      'items.0.quantity': { body: { ...order, items: [{ productId: 'nothing', quantity: 'two' }] } },
      'shippingAddress.street': { body: { ...order, shippingAddress: { ...shippingAddress, street: null } } },
      items: { status: 422, body: { ...order, items: [] } },
      'contact.phone': { status: 422, body: { ...order, contact: { ...contact, phone: '12' } } },
    },
  },
  'GET /orders': {
    allowedCallers: SIGNED_IN,
    request: async (caller) => {
      await createOwnOrder(caller);
      return { query: { status: 'pending', limit: '5' } };
    },
    invalidRequests: {
      page: { query: { page: '0' } },
      limit: { query: { limit: 'all' } },
      status: { query: { status: 'lost' } },
    },
  },
  'GET /orders/track/:id': {
    allowedCallers: ANYONE,
    request: async () => ({ id: (await anOrder(server.prisma)).number }),
  },
  'GET /orders/:id': {
    allowedCallers: [...SIGNED_IN, 'read-orders'],
    // The response must not reveal to callers without an account or token that the order exists.
    otherStatuses: {
      nobody: 404,
      ...Object.fromEntries(
        API_SCOPES.filter((scope) => scope !== 'read-orders').map((scope) => [scope, 404]),
      ),
    },
    request: async (caller) => ({ id: await createOwnOrder(caller) }),
    invalidRequests: { guestToken: { query: { guestToken: ['one', 'two'] } } },
  },
  'PUT /orders/:id': {
    allowedCallers: [...SIGNED_IN, 'write-orders'],
    request: async (caller) => ({ id: await createOwnOrder(caller), body: { notes: 'Ring twice', contact } }),
    invalidRequests: {
      notes: { body: { notes: 5 } },
      'contact.phone': { status: 422, body: { contact: { phone: '12' } } },
      'shippingAddress.district': { status: 422, body: { shippingAddress: { district: 'Nowhere' } } },
    },
  },
  'PUT /orders/:id/cancel': {
    ...OWNING_CUSTOMER,
    // The response must not reveal to other callers that the order exists.
    otherStatuses: {
      ...OWNING_CUSTOMER.otherStatuses,
      nobody: 404,
      ...Object.fromEntries(API_SCOPES.map((scope) => [scope, 404])),
    },
    request: async (caller) => ({ id: await createOwnOrder(caller), body: { reason: 'Changed my mind' } }),
    invalidRequests: {
      reason: { body: {} },
      guestToken: { body: { reason: 'Changed my mind', guestToken: 5 } },
    },
  },
});

describe('orders over REST', () => {
  const send = (method: 'GET' | 'POST' | 'PUT', path: string, { token }: Caller, payload?: object) =>
    server.app.inject({
      method,
      url: `/api/orders${path}`,
      headers: token ? { authorization: `Bearer ${token}` } : {},
      payload,
    });
  const aGuest = () => aCaller(server, 'nobody');
  const aCustomer = () => aCaller(server, 'customer');

  test("do not expose or change another customer's order", async () => {
    const id = await createOwnOrder(await aCustomer());
    const other = await aCustomer();
    expect((await send('GET', `/${id}`, other)).statusCode).toBe(404);
    expect((await send('PUT', `/${id}`, other, { notes: 'Mine' })).statusCode).toBe(404);
    expect((await send('PUT', `/${id}/cancel`, other, { reason: 'Not yours' })).statusCode).toBe(404);
    expect((await send('GET', '', other)).json().data.orders).toEqual([]);
  });

  test("return a guest's order with its token", async () => {
    const placedOrder = (await send('POST', '', await aGuest(), (await anOrderToPlace()).body)).json().data
      .order;
    const url = `/${placedOrder.number}?guestToken=${placedOrder.guestToken}`;
    expect((await send('GET', url, await aGuest())).json().data.order.id).toBe(placedOrder.id);
    expect((await send('GET', `/${placedOrder.number}`, await aGuest())).statusCode).toBe(404);
  });

  test("use the account's contact if none is sent", async () => {
    const shopper = await aCustomer();
    const { contact, ...body } = (await anOrderToPlace()).body;
    const placedOrder = (await send('POST', '', shopper, body)).json().data.order;
    expect(placedOrder.contact).toMatchObject({ email: shopper.user?.email, name: shopper.user?.name });
    expect(placedOrder.items).toMatchObject([{ sku: expect.stringMatching(/./) }]);
    expect(placedOrder.guestToken).toBeUndefined();
  });

  test('require contact details from a guest', async () => {
    const { contact, ...body } = (await anOrderToPlace()).body;
    const response = await send('POST', '', await aGuest(), body);
    expect(response.statusCode).toBe(422);
    expect(response.json().errors.map(({ field }: { field: string }) => field)).toContain('contact.email');
  });

  test('return the same order for a repeated key, and 409 for the key with a different order', async () => {
    const { body, headers } = await anOrderToPlace();
    const post = (payload: object) =>
      server.app.inject({ method: 'POST', url: '/api/orders', headers, payload });
    const [first, second] = [await post(body), await post(body)];
    expect(second.json().data.order.id).toBe(first.json().data.order.id);
    const other = await post({ ...body, notes: 'Another one' });
    expect([other.statusCode, other.json().code]).toEqual([409, 'IDEMPOTENCY_MISMATCH']);
  });

  test('name the unavailable line in REST terms, with the number left in `params`', async () => {
    const { id: productId } = await aProduct(server.prisma, { stock: 1 });
    const payload = { ...order, items: [{ productId, quantity: 2 }] };
    const response = await send('POST', '', await aGuest(), payload);
    expect(response.statusCode).toBe(409);
    const problem = { reason: 'INSUFFICIENT_STOCK', params: { count: 1 }, message: 'Only 1 left.' };
    expect(response.json()).toMatchObject({
      code: 'OUT_OF_STOCK',
      ...problem,
      errors: [{ field: 'items.0.quantity', ...problem }],
    });
  });

  test('return the current totals if the final total exceeds the expected one', async () => {
    const { body } = await anOrderToPlace();
    const response = await send('POST', '', await aGuest(), { ...body, expectedTotal: 1 });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'PRICE_CHANGED',
      totals: { items: 10_000, finalTotal: expect.any(Number) },
    });
  });

  test('cannot be cancelled after they have shipped', async () => {
    const shopper = await aCustomer();
    const id = await createOwnOrder(shopper, 'SHIPPED');
    const response = await send('PUT', `/${id}/cancel`, shopper, { reason: 'Too late' });
    expect([response.statusCode, response.json().code]).toEqual([409, 'NOT_ALLOWED']);
  });
});

test('a missing size is reported with its path in the body', async () => {
  const sizes = ['12', '14'].map((size) => ({ size }));
  const { id: productId } = await aProduct(server.prisma, { variants: sizes });
  const response = await server.app.inject({
    ...{ method: 'POST', url: '/api/orders' },
    payload: { ...order, items: [{ productId, quantity: 1 }] },
  });
  expect(response.json().errors).toMatchObject([{ field: 'items.0.variant.size' }]);
});

test('an order can be tracked by id, without personal data', async () => {
  const { id, number } = await anOrder(server.prisma);
  const responseById = await server.app.inject(`/api/orders/track/${id}`);
  const responseByNumber = await server.app.inject(`/api/orders/track/${number}`);
  expect(responseById.statusCode).toBe(200);
  expect(responseById.json().data).toEqual(responseByNumber.json().data);
  expect(responseById.json().data.order.number).toBe(number);
});
