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

const numbers = (page: { edges: { node: { number: string } }[] }) =>
  page.edges.map(({ node: { number } }) => number);

test('lists the viewer’s orders in pages, newest first, including those with equal times', async () => {
  const { user, graphql: ask } = await aShopper(server);
  const days = ['2026-11-03', '2026-11-01', '2026-11-02', '2026-11-02'];
  for (const day of days)
    await anOrder(server.prisma, { userId: user.id, placedAt: new Date(`${day}T06:00:00Z`) });
  await anOrder(server.prisma);
  const all = await server.prisma.order.findMany({
    where: { userId: user.id },
    orderBy: [{ placedAt: 'desc' }, { id: 'desc' }],
  });

  const first = (await ask(ORDERS, { first: 3 })).data?.orders;
  const rest = (await ask(ORDERS, { first: 3, after: first.pageInfo.endCursor })).data?.orders;

  expect([...numbers(first), ...numbers(rest)]).toEqual(all.map(({ number }) => number));
  expect([first.pageInfo.hasNextPage, rest.pageInfo.hasNextPage, first.totalCount]).toEqual([true, false, 4]);
});

test('filters by status', async () => {
  const { user, graphql: ask } = await aShopper(server);
  await anOrder(server.prisma, { userId: user.id });
  const shipped = await anOrder(server.prisma, { userId: user.id, status: 'SHIPPED' });

  const { data } = await ask(ORDERS, { status: 'SHIPPED' });
  expect(numbers(data?.orders)).toEqual([shipped.number]);
  expect(data?.orders.totalCount).toBe(1);
});

test.each([{ first: 0 }, { first: 101 }, { offset: -1 }, { after: 'x' }])('refuses %j', async (page) => {
  const { graphql: ask } = await aShopper(server);

  expect((await ask(ORDERS, page)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

test('does not show a customer the fields for staff', async () => {
  const { user, graphql: ask } = await aShopper(server);
  const order = await anOrder(server.prisma, { userId: user.id });

  const { errors } = await ask('query ($id: ID!) { order(id: $id) { staff { nextStatuses } } }', {
    id: order.id,
  });
  expect(errors).toMatchObject([{ path: ['order', 'staff'], extensions: { code: 'FORBIDDEN' } }]);
});
