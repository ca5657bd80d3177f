import { beforeEach, expect, test } from 'vitest';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
let admin: Shopper;

const LIST = `query ($search: String, $first: Int, $after: String, $offset: Int) {
  guests(search: $search, first: $first, after: $after, offset: $offset) {
    totalCount pageInfo { endCursor hasNextPage }
    edges { node { phone name email orderCount spent lastOrderAt customer { name } } }
  } }`;

async function list(variables: Record<string, unknown> = {}) {
  const { data, errors } = await admin.graphql(LIST, variables);
  expect(errors).toBeUndefined();
  const edges: { node: { name: string } }[] = data?.guests.edges ?? [];
  return { ...data?.guests, names: edges.map(({ node }) => node.name) };
}

/** Places a guest's order on this day of November. */
function placeGuestOrder(
  day: number,
  fields: { name: string; phone: string; email?: string; [field: string]: unknown },
) {
  const { name, phone, email = 'buyer@example.com', ...order } = fields;
  return anOrder(server.prisma, {
    ...order,
    contactName: name,
    contactPhone: phone,
    contactEmail: email,
    placedAt: new Date(Date.UTC(2026, 10, day, 6)),
  });
}

beforeEach(async () => {
  await server.prisma.order.deleteMany();
  await server.prisma.user.deleteMany();
  admin = await aShopper(server, { name: 'Asha', role: 'ADMIN' });
  await placeGuestOrder(1, { name: 'Maya Gurung', phone: '+9779841000001', paymentStatus: 'PAID' });
  await placeGuestOrder(3, { name: 'Hari K.C.', phone: '+9779851000002', channel: 'COUNTER', email: '' });
  await placeGuestOrder(2, { name: 'Gita Rai', phone: '+9779861000003', paymentStatus: 'PAID' });
});

test('guests are listed once per phone number, latest order first', async () => {
  await placeGuestOrder(4, {
    name: 'Maya Gurung Rai',
    phone: '+9779841000001',
    email: 'maya@example.com',
    paymentStatus: 'PAID',
  });
  const { totalCount, edges } = await list();
  expect(totalCount).toBe(3);
  expect(edges[0].node).toEqual({
    phone: '+9779841000001',
    name: 'Maya Gurung Rai',
    email: 'maya@example.com',
    orderCount: 2,
    spent: 23_600,
    lastOrderAt: '2026-11-04T06:00:00.000Z',
    customer: null,
  });
});

test('a cancelled order counts towards the order count, but not towards the amount spent', async () => {
  await placeGuestOrder(4, {
    name: 'Gita Rai',
    phone: '+9779861000003',
    status: 'CANCELLED',
    paymentStatus: 'REFUNDED',
  });
  const { edges } = await list({ first: 1 });
  expect(edges[0].node).toMatchObject({ name: 'Gita Rai', orderCount: 2, spent: 11_800 });
});

test('orders of an account and orders without a phone number are not guest orders', async () => {
  const customer = await aCustomer(server.prisma, { name: 'Sita' });
  await placeGuestOrder(5, { name: 'Sita', phone: '+9779811000009', userId: customer.id });
  await placeGuestOrder(6, { name: '', phone: '', channel: 'COUNTER' });
  expect(await list()).toMatchObject({ totalCount: 3, names: ['Hari K.C.', 'Gita Rai', 'Maya Gurung'] });
});

test('a guest is listed with the account that has the same phone number', async () => {
  await aCustomer(server.prisma, { name: 'Gita R.', phone: '+9779861000003' });
  const { edges } = await list({ search: 'gita' });
  expect(edges[0].node.customer).toEqual({ name: 'Gita R.' });
});

test('pages continue after a cursor and at an offset, even for orders placed at the same time', async () => {
  await placeGuestOrder(3, { name: 'Ram Thapa', phone: '+9779861000004' });
  const first = await list({ first: 1 });
  expect(first).toMatchObject({ names: ['Hari K.C.'], pageInfo: { hasNextPage: true } });
  const rest = await list({ first: 10, after: first.pageInfo.endCursor });
  expect(rest).toMatchObject({
    names: ['Ram Thapa', 'Gita Rai', 'Maya Gurung'],
    pageInfo: { hasNextPage: false },
  });
  expect(await list({ first: 2, offset: 2 })).toMatchObject({ names: ['Gita Rai', 'Maya Gurung'] });
});

test.each([
  ['rai', ['Gita Rai']],
  ['K.C.', ['Hari K.C.']],
  ['09841 000001', ['Maya Gurung']],
  ['buyer@', ['Gita Rai', 'Maya Gurung']],
  ['nobody', []],
])('finds %s', async (search, names) => {
  expect(await list({ search })).toMatchObject({ totalCount: names.length, names });
});

test('search results also continue after a cursor', async () => {
  const first = await list({ search: 'buyer@', first: 1 });
  expect(first).toMatchObject({ totalCount: 2, names: ['Gita Rai'], pageInfo: { hasNextPage: true } });
  const rest = await list({ search: 'buyer@', first: 1, after: first.pageInfo.endCursor });
  expect(rest).toMatchObject({ totalCount: 2, names: ['Maya Gurung'], pageInfo: { hasNextPage: false } });
});

test('a cursor of another list is refused', async () => {
  const { errors } = await admin.graphql(LIST, { after: 'bm9uc2Vuc2U' });
  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});
