import { beforeAll, describe, expect, test } from 'vitest';
import places from '#domain/customers/nepal-places.json' with { type: 'json' };
import { placeProblem } from '#domain/customers/places.ts';
import { canMove } from '#domain/orders/orderLifecycle.ts';
import { totalsOf } from '#domain/orders/orderTotals.ts';
import { paymentProblem } from '#domain/orders/payment.ts';
import { DEFAULT_SETTINGS } from '#domain/store/storeSettings.ts';
import { isIndexed } from '#graph/modules/catalog/search/searchCondition.ts';
import { repriceProducts } from '#graph/modules/pricing/rates/repriceProducts.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';
import { seed } from '#prisma/seed/seed.ts';
import { clearLoad } from './clearLoad.ts';
import { LOAD_PASSWORD } from './customers.ts';
import { load } from './load.ts';
import { isLoaded } from './loadIds.ts';
import { markOf, TABLES, type Table } from './tables.ts';
import { TEXT_INDEXES } from './textIndexes.ts';

const server = useTestServer();
const amounts = { products: 300, orders: 2000, customers: 500, seed: 5, until: '2026-11-21' };

function fill(given: Partial<typeof amounts> = {}) {
  const { prisma, databaseUrl } = server;
  return load({ prisma, databaseUrl, amounts: { ...amounts, ...given } });
}

/** Every loaded row of every table, by its id. */
async function everything() {
  const found = Object.entries(TABLES).map(async ([table, columns]) => {
    const { column, like } = markOf(table as Table);
    const list = columns.map((column) => `\`${column}\``).join(', ');
    const rows = await server.prisma.$queryRawUnsafe<Record<string, unknown>[]>(
      `SELECT ${list} FROM \`${table}\` WHERE \`${column}\` LIKE ? ORDER BY ${list.split(', ', 2)}`,
      like,
    );
    return [table, rows] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

function loadedOrders() {
  return server.prisma.order.findMany({
    where: { contactEmail: { startsWith: 'load-' } },
    include: { lines: true, timeline: { orderBy: { at: 'asc' } }, payments: true, redemption: true },
    orderBy: { id: 'asc' },
  });
}

async function figures() {
  const { prisma } = server;
  const { _sum } = await prisma.dailyOrderFigure.aggregate({ _sum: { orders: true, revenue: true } });
  return { stale: await prisma.staleFigureDay.count(), orders: _sum.orders, revenue: Number(_sum.revenue) };
}

async function summedByHand() {
  const { _count, _sum } = await server.prisma.order.aggregate({
    where: { status: { notIn: ['CANCELLED', 'RETURNED'] } },
    _count: true,
    _sum: { finalTotal: true, credited: true },
  });
  return { orders: _count, revenue: (_sum.finalTotal ?? 0) - (_sum.credited ?? 0) };
}

function textIndexes() {
  return server.prisma.$queryRaw<{ table: string; name: string; column: string }[]>`
    SELECT TABLE_NAME AS \`table\`, INDEX_NAME AS name, COLUMN_NAME AS \`column\` FROM information_schema.STATISTICS
    WHERE TABLE_SCHEMA = DATABASE() AND INDEX_TYPE = 'FULLTEXT' ORDER BY name`;
}

let indexesBefore: Awaited<ReturnType<typeof textIndexes>>;

beforeAll(async () => {
  indexesBefore = await textIndexes();
  await seed({ ...server, now: new Date('2026-11-21T06:00:00Z') });
  await fill();
});

test('so many products, orders and customers are there as were asked for', async () => {
  const { products, orders, users, ...parts } = await everything();
  expect([products?.length, orders?.length, users?.length]).toEqual([300, 2000, 500]);
  for (const [table, rows] of Object.entries(parts)) expect([table, rows.length > 0]).toEqual([table, true]);
});

test('no row points at one that is not there', async () => {
  const keys = await server.prisma.$queryRaw<Record<'child' | 'field' | 'parent', string>[]>`
    SELECT TABLE_NAME AS child, COLUMN_NAME AS field, REFERENCED_TABLE_NAME AS parent
    FROM information_schema.KEY_COLUMN_USAGE
    WHERE TABLE_SCHEMA = DATABASE() AND REFERENCED_COLUMN_NAME = 'id'`;
  expect(keys.length).toBeGreaterThan(20);
  for (const { child, field, parent } of keys) {
    const lost = await server.prisma.$queryRawUnsafe(
      `SELECT 1 FROM \`${child}\` c LEFT JOIN \`${parent}\` p ON p.id = c.\`${field}\`
       WHERE c.\`${field}\` IS NOT NULL AND p.id IS NULL LIMIT 1`,
    );
    expect([child, field, lost]).toEqual([child, field, []]);
  }
});

test('the totals of every order add up', async () => {
  for (const order of await loadedOrders()) {
    const lines = order.lines.map(({ unitPrice, quantity }) => ({ price: unitPrice, quantity }));
    const totals = totalsOf({ lines, discount: order.discount, rules: DEFAULT_SETTINGS });
    const { itemsTotal: items, discount, shipping, tax, finalTotal } = order;
    expect(totals).toMatchObject({ items, discount, shipping, tax, finalTotal });
    expect(order.redemption?.discount ?? 0).toBe(discount);
    for (const { unitPrice, lineTotal, quantity, breakdown } of order.lines) {
      expect(lineTotal).toBe(unitPrice * quantity);
      if (breakdown) expect(breakdown).toMatchObject({ total: unitPrice });
    }
  }
});

test('every order has a way that orders can go, a payment that fits it and a place in Nepal', async () => {
  for (const order of await loadedOrders()) {
    const { status, placedAt, timeline, payments, paymentMethod, paymentStatus, finalTotal } = order;
    expect(timeline[0]).toMatchObject({ status: 'PENDING', at: placedAt });
    expect(timeline.at(-1)?.status).toBe(status);
    for (const [index, { status: to }] of timeline.slice(1).entries())
      expect(canMove(timeline[index]?.status ?? to, to)).toBe(true);
    const kinds = { UNPAID: [], PAID: ['PAYMENT'], REFUNDED: ['PAYMENT', 'REFUND'] }[paymentStatus as string];
    expect(payments.map(({ kind }) => kind).sort()).toEqual(kinds);
    for (const payment of payments)
      expect(payment).toMatchObject({ amount: finalTotal, method: paymentMethod });
    expect(paymentProblem(paymentMethod, finalTotal, DEFAULT_SETTINGS.codLimit)).toBeNull();
    const { province, district, municipality, ward } = order;
    expect(placeProblem(places, { province, district, municipality, ward: ward ?? undefined })).toBeNull();
  }
});

test('an order is the first of its e-mail address exactly where none came before it', async () => {
  const seen = new Set<string>();
  const orders = await loadedOrders();
  for (const { contactEmail, isFirst } of orders.sort((one, other) => +one.placedAt - +other.placedAt)) {
    expect(isFirst).toBe(!seen.has(contactEmail));
    seen.add(contactEmail);
  }
});

test('orders spread over three years and stand in every state, in many districts', async () => {
  const orders = await loadedOrders();
  const years = new Set(orders.map(({ placedAt }) => placedAt.getUTCFullYear()));
  expect([...years].sort()).toEqual([2023, 2024, 2025, 2026]);
  expect(new Set(orders.map(({ status }) => status)).size).toBe(7);
  expect(new Set(orders.map(({ district }) => district)).size).toBeGreaterThan(70);
  expect(new Set(orders.map(({ number }) => number)).size).toBe(2000);
});

test('products are priced at the rates in force, and their stock is the sum of their ledger', async () => {
  expect(await repriceProducts({ ...server, now: new Date() })).toBe(0);
  const products = await server.prisma.product.findMany({
    where: { sku: { startsWith: 'LD-' } },
    include: { variants: { include: { stockMoves: true } }, reviews: { where: { status: 'PUBLISHED' } } },
  });
  for (const { price, stock, variants, reviewCount, reviews } of products) {
    expect(price).toBe(Math.min(...variants.map((variant) => variant.price)));
    expect(stock).toBe(variants.reduce((sum, variant) => sum + variant.stock, 0));
    for (const { stock, stockMoves } of variants)
      expect(stockMoves.reduce((sum, { delta }) => sum + delta, 0)).toBe(stock);
    expect(reviewCount).toBe(reviews.length);
  }
});

test('the history of a price ends with what the product costs', async () => {
  const products = await server.prisma.product.findMany({
    where: { sku: { startsWith: 'LD-' } },
    include: { priceChanges: { orderBy: { at: 'asc' } } },
  });
  for (const { price, priceChanges } of products) {
    expect(priceChanges.at(-1)?.newPrice).toBe(price);
    for (const [index, { oldPrice }] of priceChanges.entries())
      expect(oldPrice).toBe(priceChanges[index - 1]?.newPrice ?? null);
  }
  expect(products.filter(({ priceChanges }) => priceChanges.length > 3)).not.toEqual([]);
});

test('the figures are summed, and no day is stale', async () => {
  expect(await figures()).toEqual({ stale: 0, ...(await summedByHand()) });
});

test('the full-text indexes are there again, and find what was loaded', async () => {
  expect(await textIndexes()).toEqual(indexesBefore);
  const loaded = Object.keys(TABLES);
  expect(indexesBefore.filter(({ table }) => loaded.includes(table))).toEqual(
    [...TEXT_INDEXES].sort((one, other) => one.name.localeCompare(other.name)),
  );
  const { searchText } = await server.prisma.product.findFirstOrThrow({ where: { sku: 'LD-0000001' } });
  const word = searchText.split(' ').find(isIndexed) ?? '';
  const found = await server.prisma.product.count({
    where: { searchText: { search: word }, sku: 'LD-0000001' },
  });
  expect(found).toBe(1);
});

test('each coupon counts its redemptions', async () => {
  const coupons = await server.prisma.coupon.findMany({
    where: { code: { startsWith: 'LOAD' } },
    include: { redemptions: true },
  });
  expect(coupons).toHaveLength(2);
  for (const { usedCount, redemptions } of coupons) expect(redemptions.length).toBe(usedCount);
});

test('a loaded customer can sign in', async () => {
  const { email } = await server.prisma.user.findFirstOrThrow({
    where: { email: { startsWith: 'load-' }, status: 'ACTIVE' },
  });
  expect(await signIn(server, { email, password: LOAD_PASSWORD })).toMatch(/^ey/);
});

describe('a second run', () => {
  test('with the same numbers writes nothing', async () => {
    expect(await fill()).toBe(false);
  });

  test('with other numbers is refused, and says how the store becomes free for them', async () => {
    await expect(fill({ orders: 3000 })).rejects.toThrow(
      'The store holds another load: 300 products, 2,000 orders, 500 customers up to 2026-11-21 (seed 5). ' +
        'Remove it first: npm run seed:load -- --clear',
    );
  });

  test('after a clearing makes the same rows, ids included; the other rows of the store stay', async () => {
    const { prisma } = server;
    const before = await everything();
    const customer = await aCustomer(prisma);
    const order = await anOrder(prisma, {
      userId: customer.id,
      lines: [{ productId: aLoadedProduct(before) }],
    });
    const others = await prisma.order.count({ where: { contactEmail: { not: { startsWith: 'load-' } } } });

    await clearLoad(prisma);
    expect(Object.values(await everything()).flat()).toEqual([]);
    expect(await prisma.orderLine.findFirst({ where: { orderId: order.id } })).toMatchObject({
      productId: null,
    });
    expect(await prisma.order.count()).toBe(others);
    expect(await figures()).toMatchObject(await summedByHand());

    expect(await fill()).toBe(true);
    expect(await everything()).toEqual(before);
  });

  test('takes up what an interrupted one left', async () => {
    const { prisma } = server;
    const before = await everything();
    const value = { ...amounts, done: false };
    await prisma.storeSetting.update({ where: { key: 'loadData' }, data: { value } });
    await prisma.order.deleteMany({ where: { contactEmail: { startsWith: 'load-' }, status: 'DELIVERED' } });
    expect(await fill()).toBe(true);
    expect(await everything()).toEqual(before);
  });

  test('with another seed makes other rows', async () => {
    const before = await everything();
    await clearLoad(server.prisma);
    await fill({ seed: 8 });
    const after = await everything();
    expect(after.orders?.map(({ id }) => id)).not.toEqual(before.orders?.map(({ id }) => id));
  });
});

test('where files cannot be loaded the rows are inserted, and are the same', async () => {
  const { prisma } = server;
  await clearLoad(prisma);
  await fill({ orders: 500 });
  const loaded = await everything();
  await clearLoad(prisma);
  await load({
    prisma,
    databaseUrl: server.databaseUrl,
    amounts: { ...amounts, orders: 500 },
    byFile: false,
  });
  expect(await everything()).toEqual(loaded);
});

test('the mark is in the loaded ids alone', async () => {
  const orders = await server.prisma.order.findMany({ select: { id: true, contactEmail: true } });
  for (const { id, contactEmail } of orders) expect(isLoaded(id)).toBe(contactEmail.startsWith('load-'));
});

function aLoadedProduct({ products }: Record<string, Record<string, unknown>[]>): string {
  return String(products?.[0]?.id);
}
