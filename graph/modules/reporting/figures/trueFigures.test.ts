import { beforeEach, describe, expect, test } from 'vitest';
import { queueDaily } from '#graph/jobs/queueDaily.ts';
import { markFiguresStale } from '#graph/modules/orders/markFiguresStale.ts';
import type { Order, OrderLine, OrderStatus, Prisma, Return } from '#graph/prisma/generated/client.ts';
import type { ContactInput } from '#graph/schema/schema.generated.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aReturn } from '#graph/testing/aReturn.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { buildOrderInput, PLACE_ORDER } from '#graph/testing/orderInput.ts';
import { runJobs } from '#graph/testing/runJobs.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { createRandom } from '#prisma/seed/random.ts';
import { refreshFiguresJob } from '../reporting.jobs.ts';
import { rebuildFigures } from './rebuildFigures.ts';

/** Compares the stored figures with sums over the orders, computed here by another method. */
const server = useTestServer();
const sita = { name: 'Sita Example', email: 'sita@example.com', phone: '9841000000' };
const start = new Date('2026-11-21T06:00:00Z');
const FROM = '2026-10-25';
const TO = '2026-11-21';
let owner: Shopper;

const ANALYTICS = `query ($interval: FigureInterval) {
  analytics(from: "${FROM}T06:00:00Z", to: "${TO}T06:00:00Z", interval: $interval) {
    figures { ...sums } series { day figures { ...sums } }
    byCategory { ...share } byType { ...share } byMetal { ...share }
    byDistrict { district orders revenue } topProducts { product { id } pieces revenue margin { ...margin } }
  }
}
fragment sums on Figures {
  grossSales discounts returns revenue shipping tax total margin { ...margin }
  orders averageOrder pieces goldMg silverMg newCustomers returningOrders
}
fragment share on SalesShare { key pieces revenue margin { ...margin } weightMg }
fragment margin on SalesMargin { revenue cost amount }`;

beforeEach(async () => {
  const { prisma, clock } = server;
  clock.now = start;
  await prisma.order.deleteMany();
  await rebuildFigures({ query: (sql) => prisma.$executeRawUnsafe(sql) });
  owner ??= await aShopper(server, { role: 'SUPER_ADMIN' });
});

async function readAnalytics(interval = 'DAY') {
  const { data, errors } = await owner.graphql(ANALYTICS, { interval });
  expect(errors).toBeUndefined();
  return data?.analytics;
}

describe('figures equal the sums over the orders', () => {
  test.each([1, 2, 3])('for random orders with random outcomes (%i)', async (seed) => {
    const random = createRandom(seed);
    const products = await Promise.all([0, 1, 2, 3].map(() => aProduct(server.prisma)));
    for (let index = 0; index < 60; index++) await createRandomOrder(random, products);
    await readAnalytics();
    await runJobs(server);

    for (const interval of ['DAY', 'WEEK', 'MONTH'])
      expect(await readAnalytics(interval)).toEqual(await computeExpectedFigures(interval));
    await rebuildFigures({ query: (sql) => server.prisma.$executeRawUnsafe(sql) });
    expect(await readAnalytics()).toEqual(await computeExpectedFigures('DAY'));
  });

  test('after orders are placed, advanced, cancelled, returned and deleted through the API', async () => {
    const ids: string[] = [];
    const { id: productId } = await aProduct(server.prisma, { stock: 50 });
    for (let index = 0; index < 5; index++)
      ids.push(await placeOrder(productId, `2026-11-${10 + index}T18:15:00Z`, sita));
    expect((await readAnalytics()).figures).toMatchObject({ orders: 5, newCustomers: 1, returningOrders: 4 });
    const [cancelled, deleted, returned, relocated] = ids;

    server.clock.now = start;
    await changeOrder('adminCancelOrder', { id: cancelled, reason: 'Not reached' });
    await changeOrder('adminCancelOrder', { id: deleted, reason: 'Not reached' });
    await changeOrder('deleteOrder', { id: deleted });
    for (const status of ['CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED', 'RETURNED'])
      await changeOrder('updateOrderStatus', {
        id: returned,
        status,
        trackingNumber: 'T-1',
        carrier: 'Post',
      });
    await changeOrder('updateOrder', { id: relocated, shippingAddress: { ...kaskiFields } });

    const analytics = await readAnalytics();
    expect(analytics).toEqual(await computeExpectedFigures('DAY'));
    expect(analytics.figures.orders).toBe(2);
    expect(analytics.byDistrict).toMatchObject([
      { district: 'Kaski', orders: 1 },
      { district: 'Lalitpur', orders: 1 },
    ]);
  });

  test('while orders are being placed and several people read the figures', async () => {
    const { id: productId } = await aProduct(server.prisma, { stock: 50 });
    const requests = [];
    for (let index = 0; index < 12; index++) {
      requests.push(placeOrder(productId, start.toISOString()), readAnalytics(), readAnalytics());
    }
    await Promise.all(requests);
    const analytics = await readAnalytics();
    expect(analytics.figures.orders).toBe(12);
    expect(analytics).toEqual(await computeExpectedFigures('DAY'));
  });

  test('even if more days are stale than one request recomputes: a job recomputes the older days', async () => {
    await server.prisma.job.deleteMany();
    for (let day = 0; day < 25; day++)
      await createSoldOrder({ placedAt: new Date(start.getTime() - day * 86_400_000), lines: [{}] });

    expect((await readAnalytics()).figures.orders).toBe(20);
    expect(await server.prisma.job.count({ where: { kind: 'refreshFigures' } })).toBe(1);
    await runJobs(server);

    expect(await server.prisma.staleFigureDay.count()).toBe(0);
    expect(await readAnalytics()).toEqual(await computeExpectedFigures('DAY'));
  });
});

test('kinds, products and districts add up exactly to the revenue', async () => {
  const random = createRandom(7);
  const products = await Promise.all([0, 1, 2].map(() => aProduct(server.prisma)));
  for (let index = 0; index < 40; index++) await createRandomOrder(random, products);
  await readAnalytics();
  await runJobs(server);
  const { figures, byMetal, byType, byCategory, byDistrict } = await readAnalytics();
  for (const shares of [byMetal, byType, byCategory, byDistrict])
    expect(total(shares.map(({ revenue }: { revenue: number }) => revenue))).toBe(figures.revenue);
  expect(figures.revenue).toBe(figures.grossSales - figures.discounts - figures.returns);
  expect(figures.total).toBe(figures.revenue + figures.shipping + figures.tax);
});

test('costs of orders stay as they were when the orders were placed', async () => {
  const { id: productId } = await aProduct(server.prisma, { stock: 5, price: 4000, cost: 3000 });
  await placeOrder(productId, start.toISOString());
  await server.prisma.product.update({ where: { id: productId }, data: { cost: 3900 } });
  await placeOrder(productId, start.toISOString(), sita);
  await aProduct(server.prisma, { stock: 5 }).then(({ id }) => placeOrder(id, start.toISOString(), sita));
  expect((await readAnalytics()).figures.margin).toEqual({ revenue: 8000, cost: 6900, amount: 1100 });
});

test('margins are visible only with permission to see costs', async () => {
  await createSoldOrder({ placedAt: start, lines: [{ unitCost: 4000 }] });
  const createReader = async (...permissions: string[]) => {
    const data = {
      name: `Figures ${permissions.length}`,
      permissions: ['enterAdmin', 'seeFigures', ...permissions],
    };
    const { id: staffRoleId } = await server.prisma.staffRole.create({ data });
    return aShopper(server, { role: 'ADMIN', staffRoleId });
  };
  const readMargin = async (viewer: Shopper) =>
    (await viewer.graphql(ANALYTICS)).data?.analytics.figures.margin;
  expect(await readMargin(await createReader())).toBeNull();
  expect(await readMargin(await createReader('managePrices', 'readCatalog'))).toMatchObject({ amount: 6000 });
});

test('days summed by the previous version are recomputed by the next day', async () => {
  await createSoldOrder({ placedAt: start, finalTotal: 900, shipping: 100 });
  await readAnalytics();
  const day = new Date('2026-11-21');
  await server.prisma.dailyOrderFigure.updateMany({
    where: { day },
    data: { gross: 0, net: 0, shipping: 0, revenue: 900 },
  });
  await queueDaily(server.prisma, start, [refreshFiguresJob]);
  await runJobs(server);
  expect((await readAnalytics()).figures).toMatchObject({ revenue: 800, shipping: 100, total: 900 });
});

test('a Kathmandu day ends at 18:15 UTC', async () => {
  await createSoldOrder({ placedAt: new Date('2026-11-10T18:14:59.999Z'), finalTotal: 100 });
  await createSoldOrder({ placedAt: new Date('2026-11-10T18:15:00.000Z'), finalTotal: 7 });

  const { series } = await readAnalytics();

  const getRevenue = (day: string) =>
    series.find((bucket: { day: string }) => bucket.day === day)?.figures.revenue;
  expect([getRevenue('2026-11-10'), getRevenue('2026-11-11')]).toEqual([100, 7]);
});

const kaskiFields = {
  name: 'Test Receiver',
  phone: '9841000001',
  province: 'Gandaki',
  district: 'Kaski',
  municipality: 'Pokhara',
  ward: 3,
  street: 'Lakeside 1',
};

async function placeOrder(productId: string, at: string, contact?: ContactInput): Promise<string> {
  server.clock.now = new Date(at);
  const input = buildOrderInput([{ productId, quantity: 1 }], contact && { contact });
  const { data } = await server.graphql(PLACE_ORDER, { input });
  expect(data?.placeOrder.errors).toEqual([]);
  return data?.placeOrder.order.id;
}

async function changeOrder(mutation: string, input: Record<string, unknown>) {
  const type = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`;
  const { data, errors } = await owner.graphql(
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { errors { code field message } } }`,
    { input },
  );
  expect(errors).toBeUndefined();
  expect(data?.[mutation].errors).toEqual([]);
}

/** Creates an order as the checkout would. */
async function createSoldOrder(overrides: Parameters<typeof anOrder>[1]) {
  const order = await anOrder(server.prisma, overrides);
  await markFiguresStale(server.prisma, order.placedAt);
  return order;
}

type Random = ReturnType<typeof createRandom>;

async function createRandomOrder(random: Random, products: { id: string }[]) {
  const statuses: OrderStatus[] = ['PENDING', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'RETURNED'];
  // Often within a second of midnight in Kathmandu, and sometimes outside the period.
  const day = Date.parse(`${FROM}T18:15:00Z`) + (Math.floor(random.next() * 32) - 3) * 86_400_000;
  const timeOffset = random.chance(0.5)
    ? random.pick([-1000, -1, 0, 1])
    : Math.floor(random.next() * 86_400_000);
  const lines = Array.from({ length: 1 + Math.floor(random.next() * 3) }, () => {
    const lineTotal = Math.floor(random.next() * 900_000);
    const quantity = 1 + Math.floor(random.next() * 3);
    return {
      productId: random.chance(0.8) ? random.pick(products).id : null,
      quantity,
      returned: Math.floor(random.next() * (quantity + 1)),
      lineTotal,
      couponDiscount: random.chance(0.3) ? Math.floor(random.next() * lineTotal * 0.5) : 0,
      staffDiscount: random.chance(0.3) ? Math.floor(random.next() * lineTotal * 0.6) : 0,
      unitCost: random.chance(0.6) ? Math.floor(random.next() * 500_000) : null,
      weightMg: Math.floor(random.next() * 60_000),
      category: random.pick(['GOLD', 'SILVER', 'DIAMOND'] as const),
      type: random.pick(['RINGS', 'NECKLACES', 'EARRINGS'] as const),
      metal: random.pick(['GOLD', 'SILVER'] as const),
    };
  });
  const itemsTotal = total(lines.map(({ lineTotal }) => lineTotal));
  const lineDiscounts = total(
    lines.map((line) => Math.min(line.lineTotal, line.couponDiscount + line.staffDiscount)),
  );
  const discount =
    lineDiscounts + (random.chance(0.3) ? Math.floor(random.next() * (itemsTotal - lineDiscounts)) : 0);
  const shipping = random.pick([0, 200, 350]);
  const tax = Math.round((itemsTotal - discount) * random.pick([0, 0.13, 0.18]));
  const finalTotal = itemsTotal - discount + shipping + tax;
  const order = await createSoldOrder({
    placedAt: new Date(day + timeOffset),
    status: random.pick(statuses),
    district: random.pick(['Lalitpur', 'Kaski', 'Jhapa']),
    isFirst: random.chance(0.5),
    itemsTotal,
    discount,
    shipping,
    tax,
    finalTotal,
    credited: random.chance(0.5) ? Math.floor(random.next() * finalTotal) : 0,
    lines,
  });
  if (random.chance(0.4)) await aReturn(server.prisma, order, { status: 'RECEIVED', shipping });
}

type Sale = Order & { lines: OrderLine[]; returns: Return[] };

/** Computes the expected analytics from the orders alone. */
async function computeExpectedFigures(interval: string) {
  const include = {
    lines: { orderBy: [{ position: 'asc' }, { id: 'asc' }] },
    returns: true,
  } satisfies Prisma.OrderInclude;
  const allSales = (await server.prisma.order.findMany({ include })).map(computeSales);
  const sales = allSales.filter(
    ({ status, placedAt }) =>
      !['CANCELLED', 'RETURNED'].includes(status) && toDay(placedAt) >= FROM && toDay(placedAt) <= TO,
  );
  const lines = sales.flatMap((sale) => sale.lines);
  const computeShares = (kind: 'category' | 'type' | 'metal', keys: string[]) =>
    keys.map((key) => {
      const matchingRows = lines.filter((line) => line[kind] === key);
      return {
        key,
        pieces: total(matchingRows.map(({ kept }) => kept)),
        revenue: total(matchingRows.map(({ net }) => net)),
        margin: toMargin(matchingRows),
        weightMg: total(matchingRows.map(({ weightMg, kept }) => weightMg * kept)),
      };
    });
  return {
    figures: toFigures(sales),
    series: groupByInterval(interval).map(({ day, days }) => ({
      day,
      figures: toFigures(sales.filter(({ placedAt }) => days.includes(toDay(placedAt)))),
    })),
    byCategory: computeShares('category', ['GOLD', 'SILVER', 'DIAMOND']),
    byType: computeShares('type', ['RINGS', 'NECKLACES', 'EARRINGS']),
    byMetal: computeShares('metal', ['GOLD', 'SILVER']),
    byDistrict: computeDistricts(sales),
    topProducts: computeTopItems(lines),
  };
}

type ExpectedFigures = ReturnType<typeof computeSales>;
type ComputedLine = ExpectedFigures['lines'][number];

/** Computes an order's final sales, component by component. */
function computeSales({ lines, returns, ...order }: Sale) {
  const { itemsTotal, discount, credited, finalTotal } = order;
  const creditedShipping = Math.min(credited, order.shipping, total(returns.map(({ shipping }) => shipping)));
  const creditedGoods = credited - creditedShipping;
  const goodsTotal = finalTotal - order.shipping;
  const creditedTax = goodsTotal === 0 ? 0 : Math.round((order.tax * creditedGoods) / goodsTotal);
  const revenue = itemsTotal - discount - creditedGoods + creditedTax;
  const lineValues = lines.map((line) => {
    const paidAmount = Math.max(0, line.lineTotal - line.couponDiscount - line.staffDiscount);
    return paidAmount - Math.round((paidAmount * line.returned) / line.quantity);
  });
  const linesTotal = total(lineValues);
  const sumUntil = (index: number) =>
    linesTotal === 0
      ? index > 0
        ? revenue
        : 0
      : Math.round((revenue * total(lineValues.slice(0, index))) / linesTotal);
  return {
    ...order,
    sums: {
      grossSales: itemsTotal,
      discounts: discount,
      returns: creditedGoods - creditedTax,
      revenue,
      shipping: order.shipping - creditedShipping,
      tax: order.tax - creditedTax,
      total: finalTotal - credited,
    },
    lines: lines.map((line, index) => {
      return { ...line, kept: line.quantity - line.returned, net: sumUntil(index + 1) - sumUntil(index) };
    }),
  };
}

/** Includes only lines whose cost is known. */
function toMargin(lines: ComputedLine[]) {
  const costedLines = lines.flatMap((line) =>
    line.unitCost === null ? [] : [{ ...line, unitCost: line.unitCost }],
  );
  const revenue = total(costedLines.map(({ net }) => net));
  const cost = total(costedLines.map(({ unitCost, kept }) => unitCost * kept));
  return revenue === 0 ? null : { revenue, cost, amount: revenue - cost };
}

function toFigures(sales: ExpectedFigures[]) {
  const lines = sales.flatMap((sale) => sale.lines);
  const sum = (part: keyof ExpectedFigures['sums']) => total(sales.map(({ sums }) => sums[part]));
  const revenue = sum('revenue');
  const sumWeight = (metal: string) =>
    total(lines.filter((line) => line.metal === metal).map((line) => line.weightMg * line.kept));
  return {
    grossSales: sum('grossSales'),
    discounts: sum('discounts'),
    returns: sum('returns'),
    revenue,
    shipping: sum('shipping'),
    tax: sum('tax'),
    total: sum('total'),
    margin: toMargin(lines),
    orders: sales.length,
    averageOrder: sales.length === 0 ? 0 : Math.round(revenue / sales.length),
    pieces: total(lines.map(({ kept }) => kept)),
    goldMg: sumWeight('GOLD'),
    silverMg: sumWeight('SILVER'),
    newCustomers: sales.filter(({ isFirst }) => isFirst).length,
    returningOrders: sales.filter(({ isFirst }) => !isFirst).length,
  };
}

function computeDistricts(sales: ExpectedFigures[]) {
  return [...new Set(sales.map(({ district }) => district))]
    .map((district) => {
      const matchingRows = sales.filter((sale) => sale.district === district);
      return {
        district,
        orders: matchingRows.length,
        revenue: total(matchingRows.map(({ sums }) => sums.revenue)),
      };
    })
    .sort((a, b) => b.revenue - a.revenue || (a.district < b.district ? -1 : 1));
}

function computeTopItems(lines: ComputedLine[]) {
  return [...new Set(lines.flatMap(({ productId }) => productId ?? []))]
    .map((id) => {
      const matchingRows = lines.filter(({ productId }) => productId === id);
      return {
        product: { id },
        pieces: total(matchingRows.map(({ kept }) => kept)),
        revenue: total(matchingRows.map(({ net }) => net)),
        margin: toMargin(matchingRows),
      };
    })
    .sort((a, b) => b.revenue - a.revenue || (a.product.id < b.product.id ? -1 : 1));
}

/** Groups the period's days by interval. */
function groupByInterval(interval: string) {
  const result: { key: string; day: string; days: string[] }[] = [];
  for (let at = Date.parse(FROM); at <= Date.parse(TO); at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10);
    // Day 3 after the epoch was a Sunday.
    const weekNumber = String(Math.floor((at / 86_400_000 - 3) / 7));
    const key = { DAY: day, WEEK: weekNumber, MONTH: day.slice(0, 7) }[interval] ?? day;
    const lastBucket = result.at(-1);
    if (lastBucket?.key === key) lastBucket.days.push(day);
    else result.push({ key, day, days: [day] });
  }
  return result;
}

const kathmanduFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kathmandu' });

function toDay(instant: Date): string {
  return kathmanduFormat.format(instant);
}

function total(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
