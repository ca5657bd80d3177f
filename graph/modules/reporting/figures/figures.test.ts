import { describe, expect, test } from 'vitest';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aRate } from '#graph/testing/aRate.ts';
import { aReview } from '#graph/testing/aReview.ts';
import { aShopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { daysAgo, start, useFigures } from './testing/figures.ts';

const server = useTestServer();
const { summed, send, ask } = useFigures(server);

describe('the dashboard', () => {
  test('compares the last days, including today in Kathmandu, with the same number of days before', async () => {
    await anOrder(server.prisma, { placedAt: start, finalTotal: 1000 });
    await anOrder(server.prisma, { placedAt: daysAgo(6), finalTotal: 500, isFirst: false });
    await anOrder(server.prisma, { placedAt: daysAgo(6), finalTotal: 9, status: 'CANCELLED' });
    await anOrder(server.prisma, { placedAt: daysAgo(7), finalTotal: 70 });
    await anOrder(server.prisma, { placedAt: daysAgo(14), finalTotal: 8 });
    await summed();

    const data = await ask(`{ adminDashboard(period: 7) {
      from to previous { revenue orders } series { day figures { orders } }
      figures { revenue orders averageOrder pieces goldMg silverMg newCustomers returningOrders }
    } }`);

    expect(data?.adminDashboard).toMatchObject({
      from: '2026-11-15',
      to: '2026-11-21',
      figures: {
        revenue: 1500,
        orders: 2,
        averageOrder: 750,
        pieces: 2,
        goldMg: 10_000,
        silverMg: 0,
        newCustomers: 1,
        returningOrders: 1,
      },
      previous: { revenue: 70, orders: 1 },
    });
    expect(
      data?.adminDashboard.series.map(({ figures }: { figures: { orders: number } }) => figures.orders),
    ).toEqual([1, 0, 0, 0, 0, 0, 1]);
  });

  test('counts all orders by status, and the pending orders', async () => {
    for (const status of ['PENDING', 'PENDING', 'CANCELLED'] as const)
      await anOrder(server.prisma, { status, placedAt: daysAgo(400) });
    const data = await ask('{ adminDashboard { ordersByStatus { status count } waitingOrders } }');
    expect(data?.adminDashboard).toEqual({
      ordersByStatus: [
        { status: 'PENDING', count: 2 },
        { status: 'CONFIRMED', count: 0 },
        { status: 'PROCESSING', count: 0 },
        { status: 'SHIPPED', count: 0 },
        { status: 'DELIVERED', count: 0 },
        { status: 'CANCELLED', count: 1 },
        { status: 'RETURNED', count: 0 },
      ],
      waitingOrders: 2,
    });
  });

  test('shows low stock, the newest orders and the rates', async () => {
    await aRate(server.prisma, { metal: 'GOLD', perTola: 300_000 });
    await aProduct(server.prisma, { name: 'Enough', stock: 4 });
    await aProduct(server.prisma, { name: 'Few', stock: 1 });
    await aProduct(server.prisma, { name: 'None', stock: 0 });
    await aProduct(server.prisma, { name: 'Draft', stock: 0, status: 'DRAFT' });
    const orderNumbers = [];
    for (let day = 0; day < 11; day++)
      orderNumbers.push((await anOrder(server.prisma, { placedAt: daysAgo(day) })).number);

    const data = await ask(
      '{ adminDashboard { lowStock { name } lowStockCount lowItems { product { name } lowStockThreshold state } lowItemCount latestOrders { number } metalRates { metal perTola } } }',
    );

    expect(data?.adminDashboard).toMatchObject({
      lowStock: [{ name: 'None' }, { name: 'Few' }],
      lowStockCount: 2,
      lowItems: [
        { product: { name: 'None' }, lowStockThreshold: 1, state: 'OUT' },
        { product: { name: 'Few' }, lowStockThreshold: 1, state: 'LOW' },
      ],
      lowItemCount: 1,
      latestOrders: orderNumbers.slice(0, 10).map((number) => ({ number })),
      metalRates: expect.arrayContaining([{ metal: 'GOLD', perTola: 300_000 }]),
    });
  });

  test.each([0, 366])('refuses a period of %i days', async (period) => {
    const { errors } = await send(`{ adminDashboard(period: ${period}) { from } }`);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

test('the counts show pending work', async () => {
  const { prisma } = server;
  await prisma.user.deleteMany({ where: { role: 'CUSTOMER' } });
  await aCustomer(prisma);
  await aCustomer(prisma, { anonymisedAt: start });
  const { id } = await aProduct(prisma, { stock: 0 });
  await aProduct(prisma);
  await aProduct(prisma, { status: 'DRAFT', stock: 0 });
  await aProduct(prisma, { status: 'ARCHIVED', stock: 0 });
  await aReview(prisma, id, { status: 'PENDING' });
  await aReview(prisma, id, { status: 'PUBLISHED' });
  await anOrder(prisma, { placedAt: new Date('2026-11-20T18:15:00Z'), status: 'CANCELLED' });
  await anOrder(prisma, { placedAt: new Date('2026-11-20T18:14:59Z') });
  await prisma.mail.create({
    data: {
      template: 'custom',
      toEmail: 'sita@example.com',
      toName: 'Sita',
      subject: 'Hello',
      html: '<p>Hello</p>',
      text: 'Hello',
      status: 'FAILED',
      nextAttemptAt: start,
    },
  });

  const data = await ask(`{ adminStats {
    ordersToday waitingOrders customers activeProducts draftProducts archivedProducts outOfStock pendingReviews
    failedMails
  } }`);

  expect(data?.adminStats).toEqual({
    ordersToday: 1,
    waitingOrders: 1,
    customers: 1,
    activeProducts: 2,
    draftProducts: 1,
    archivedProducts: 1,
    outOfStock: 1,
    pendingReviews: 1,
    failedMails: 1,
  });
});

test('figures are visible only to staff', async () => {
  const shopper = await aShopper(server);
  for (const document of [
    '{ adminDashboard { from } }',
    '{ analytics { from } }',
    '{ adminStats { customers } }',
  ]) {
    expect((await server.graphql(document)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await shopper.graphql(document)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  }
});
