import { beforeAll, expect, test } from 'vitest';
import { useTestServer } from '#graph/testing/server.ts';
import { seed } from '#prisma/seed/seed.ts';
import { load } from './load.ts';

const server = useTestServer();
const amounts = { products: 100, orders: 800, customers: 200 };

beforeAll(async () => {
  const { databaseUrl } = server;
  await seed({ ...server, now: new Date('2026-11-21T06:00:00Z') });
  await load(databaseUrl, amounts);
});

test('the store contains the requested number of products, orders and customers, and their related rows', async () => {
  const { prisma } = server;
  expect(await prisma.product.count()).toBeGreaterThanOrEqual(amounts.products);
  expect(await prisma.order.count()).toBeGreaterThanOrEqual(amounts.orders);
  expect(await prisma.user.count()).toBeGreaterThanOrEqual(amounts.customers);
  const parts = [
    prisma.mail.count(),
    prisma.auditEntry.count(),
    prisma.wishlistItem.count(),
    prisma.activity.count(),
    prisma.thread.count(),
    prisma.customerGroupMember.count(),
  ];
  expect(Math.min(...(await Promise.all(parts)))).toBeGreaterThan(0);
});

test('every reference points to a row', async () => {
  const keys = await server.prisma.$queryRaw<Record<'child' | 'field' | 'parent', string>[]>`
    SELECT TABLE_NAME AS child, COLUMN_NAME AS field, REFERENCED_TABLE_NAME AS parent
    FROM information_schema.KEY_COLUMN_USAGE
    WHERE TABLE_SCHEMA = DATABASE() AND REFERENCED_COLUMN_NAME = 'id'`;
  expect(keys.length).toBeGreaterThan(20);
  for (const { child, field, parent } of keys) {
    const orphans = await server.prisma.$queryRawUnsafe(
      `SELECT 1 FROM \`${child}\` c LEFT JOIN \`${parent}\` p ON p.id = c.\`${field}\`
       WHERE c.\`${field}\` IS NOT NULL AND p.id IS NULL LIMIT 1`,
    );
    expect([child, field, orphans]).toEqual([child, field, []]);
  }
});

test('a copied order has the lines, the timeline and the total of its original, at an earlier time', async () => {
  const copies = await server.prisma.order.findMany({
    where: { contactEmail: { startsWith: 'load-' } },
    include: { lines: true, timeline: { orderBy: { at: 'asc' } } },
  });
  expect(copies.length).toBeGreaterThan(100);
  for (const { itemsTotal, lines, timeline, placedAt, status } of copies) {
    expect(lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0)).toBe(itemsTotal);
    expect(timeline.at(0)?.at).toEqual(placedAt);
    expect(timeline.at(-1)?.status).toBe(status);
  }
  const times = copies.map(({ placedAt }) => placedAt.getTime());
  expect(Math.max(...times)).toBeLessThan(Date.parse('2026-11-21T06:00:00Z'));
});

test('refuses to fill a store twice', async () => {
  await expect(load(server.databaseUrl, amounts)).rejects.toThrow('This store was filled before.');
});
