import { expect, test } from 'vitest';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aShopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();

const ORDERS = `query ($status: OrderStatus, $first: Int, $after: String, $offset: Int) {
  orders(status: $status, first: $first, after: $after, offset: $offset) {
    edges { node { number } } pageInfo { hasNextPage endCursor } totalCount
  }
}`;

const getNumbers = (page: { edges: { node: { number: string } }[] }) =>
  page.edges.map(({ node: { number } }) => number);

test('lists the viewer’s orders in pages, newest first, including orders placed at the same time', async () => {
  const { user, graphql: send } = await aShopper(server);
  const days = ['2026-11-03', '2026-11-01', '2026-11-02', '2026-11-02'];
  for (const day of days)
    await anOrder(server.prisma, { userId: user.id, placedAt: new Date(`${day}T06:00:00Z`) });
  await anOrder(server.prisma);
  const orders = await server.prisma.order.findMany({
    where: { userId: user.id },
    orderBy: [{ placedAt: 'desc' }, { id: 'desc' }],
  });

  const firstPage = (await send(ORDERS, { first: 3 })).data?.orders;
  const nextPage = (await send(ORDERS, { first: 3, after: firstPage.pageInfo.endCursor })).data?.orders;

  expect([...getNumbers(firstPage), ...getNumbers(nextPage)]).toEqual(orders.map(({ number }) => number));
  expect([firstPage.pageInfo.hasNextPage, nextPage.pageInfo.hasNextPage, firstPage.totalCount]).toEqual([
    true,
    false,
    4,
  ]);
});

test('filters by status', async () => {
  const { user, graphql: send } = await aShopper(server);
  await anOrder(server.prisma, { userId: user.id });
  const shippedOrder = await anOrder(server.prisma, { userId: user.id, status: 'SHIPPED' });

  const { data } = await send(ORDERS, { status: 'SHIPPED' });
  expect(getNumbers(data?.orders)).toEqual([shippedOrder.number]);
  expect(data?.orders.totalCount).toBe(1);
});

test.each([{ first: 0 }, { first: 101 }, { offset: -1 }, { after: 'x' }])('refuses %j', async (page) => {
  const { graphql: send } = await aShopper(server);

  expect((await send(ORDERS, page)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

test('does not show staff-only fields to a customer', async () => {
  const { user, graphql: send } = await aShopper(server);
  const order = await anOrder(server.prisma, { userId: user.id });

  const { errors } = await send('query ($id: ID!) { order(id: $id) { staff { nextStatuses } } }', {
    id: order.id,
  });
  expect(errors).toMatchObject([{ path: ['order', 'staff'], extensions: { code: 'FORBIDDEN' } }]);
});
