import { beforeAll, expect, test } from 'vitest';
import { canMove } from '#domain/orderLifecycle.ts';
import { totalsOf } from '#domain/pricing.ts';
import { DEFAULT_SETTINGS } from '#domain/storeSettings.ts';
import { ratesInForce } from '#graph/modules/catalog/pricing/ratesInForce.ts';
import { repriceProducts } from '#graph/modules/catalog/pricing/repriceProducts.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { seed } from './seed/seed.ts';

const server = useTestServer();
const now = new Date('2026-11-20T09:00:00Z');

beforeAll(() => seed({ prisma: server.prisma, mediaDir: server.mediaDir, now }));

test('a second run adds nothing', async () => {
  const added = await seed({ prisma: server.prisma, mediaDir: server.mediaDir, now });
  expect(Object.values(added).every((count) => count === 0)).toBe(true);
});

test('what staff changed since is left as it is', async () => {
  const { prisma, mediaDir } = server;
  const { id } = await prisma.product.findFirstOrThrow();
  await prisma.product.update({ where: { id }, data: { name: 'Renamed' } });
  await seed({ prisma, mediaDir, now });
  expect(await prisma.product.findUnique({ where: { id } })).toMatchObject({ name: 'Renamed' });
});

test('the rates end in NPR 305,200 for gold and 4,710 for silver', async () => {
  const { GOLD, SILVER } = await ratesInForce(server.prisma, now);
  expect([GOLD?.perTola, SILVER?.perTola]).toEqual([305_200, 4710]);
});

test('every price is what the rates make of it', async () => {
  expect(await server.prisma.product.count({ where: { price: { lte: 0 } } })).toBe(0);
  expect(await repriceProducts(server.prisma, now)).toBe(0);
});

test('the stock of every size is the sum of its moves, and of every product the sum of its sizes', async () => {
  const { prisma } = server;
  const products = await prisma.product.findMany({
    include: { variants: { include: { stockMoves: true } } },
  });
  for (const { stock, variants } of products) {
    for (const variant of variants)
      expect(variant.stockMoves.reduce((sum, { delta }) => sum + delta, 0)).toBe(variant.stock);
    expect(variants.reduce((sum, variant) => sum + variant.stock, 0)).toBe(stock);
  }
});

test('every order went only where an order may go, adds up, and lies in the past', async () => {
  const orders = await server.prisma.order.findMany({
    include: { lines: true, timeline: { orderBy: { at: 'asc' } } },
  });
  expect(orders.length).toBeGreaterThan(300);
  for (const order of orders) {
    const statuses = order.timeline.map(({ status }) => status);
    expect(statuses[0]).toBe('PENDING');
    expect(statuses.at(-1)).toBe(order.status);
    for (const [index, to] of statuses.slice(1).entries())
      expect(canMove(statuses[index] ?? 'PENDING', to)).toBe(true);
    expect(order.timeline.every(({ at }) => at <= now)).toBe(true);

    const lines = order.lines.map(({ unitPrice, quantity }) => ({ price: unitPrice, quantity }));
    const totals = totalsOf({ lines, discount: order.discount, rules: DEFAULT_SETTINGS });
    expect(totals).toMatchObject({ items: order.itemsTotal, tax: order.tax, finalTotal: order.finalTotal });
    if (order.paymentMethod === 'COD') expect(order.finalTotal).toBeLessThan(DEFAULT_SETTINGS.codLimit);
  }
});

test('orders stand in every state', async () => {
  const states = await server.prisma.order.groupBy({ by: ['status'], orderBy: { status: 'asc' } });
  expect(states.length).toBeGreaterThanOrEqual(7);
});

test('each rating is the mean of the published reviews', async () => {
  const reviewed = await server.prisma.product.findMany({
    where: { reviewCount: { gt: 0 } },
    include: { reviews: { where: { status: 'PUBLISHED' } } },
  });
  expect(reviewed.length).toBeGreaterThan(20);
  for (const { reviews, reviewCount, ratingHundredths } of reviewed) {
    const mean = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;
    expect([reviewCount, ratingHundredths]).toEqual([reviews.length, Math.round(mean * 100)]);
  }
});
