import { describe, expect, test } from 'vitest';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { daysAgo, useFigures } from './testing/figures.ts';

const server = useTestServer();
const { summed, send, ask } = useFigures(server);

describe('analytics', () => {
  test('cover the last 30 days by default', async () => {
    const data = await ask('{ analytics { from to interval series { day } previousSeries { day } } }');
    expect(data?.analytics).toMatchObject({ from: '2026-10-23', to: '2026-11-21', interval: 'DAY' });
    expect(data?.analytics.series).toHaveLength(30);
    expect(data?.analytics.previousSeries).toHaveLength(30);
    expect(data?.analytics.previousSeries.at(-1).day < data?.analytics.from).toBe(true);
  });

  test.each([
    ['WEEK', ['2026-10-30', '2026-11-01', '2026-11-08']],
    ['MONTH', ['2026-10-30', '2026-11-01']],
  ])('are grouped by %s, with calendar days in Kathmandu', async (interval, days) => {
    // 18:15 UTC is midnight in Kathmandu.
    const data = await ask(`{ analytics(
      from: "2026-10-29T18:15:00Z", to: "2026-11-14T18:14:59Z", interval: ${interval}
    ) { from to series { day } } }`);
    expect(data?.analytics).toEqual({
      from: '2026-10-30',
      to: '2026-11-14',
      series: days.map((day) => ({ day })),
    });
  });

  test('compare each kind, district and product with the previous period', async () => {
    const { id: productId } = await aProduct(server.prisma, { name: 'Bestseller' });
    const goldLine = { productId, lineTotal: 800, quantity: 2, weightMg: 3000 };
    const silverLine = { category: 'SILVER', type: 'EARRINGS', metal: 'SILVER', lineTotal: 50 } as const;
    await anOrder(server.prisma, { placedAt: daysAgo(1), finalTotal: 900, lines: [goldLine, silverLine] });
    await anOrder(server.prisma, {
      placedAt: daysAgo(2),
      finalTotal: 300,
      district: 'Kaski',
      lines: [goldLine],
    });
    await anOrder(server.prisma, { placedAt: daysAgo(3), finalTotal: 20, lines: [silverLine] });
    await summed();

    const data = await ask(`{ analytics(from: "${daysAgo(2).toISOString()}") {
      byMetal { key pieces revenue weightMg previousItemsSold previousRevenue revenueSeries }
      byCategory { key revenue } byType { key revenue }
      byDistrict { district orders revenue previousOrders previousRevenue }
      topProducts { product { name } pieces revenue }
    } }`);

    expect(data?.analytics).toEqual({
      byMetal: [
        {
          key: 'GOLD',
          pieces: 4,
          revenue: 1147,
          weightMg: 12_000,
          previousItemsSold: 0,
          previousRevenue: 0,
          revenueSeries: [300, 847, 0],
        },
        {
          key: 'SILVER',
          pieces: 1,
          revenue: 53,
          weightMg: 5000,
          previousItemsSold: 1,
          previousRevenue: 20,
          revenueSeries: [0, 53, 0],
        },
      ],
      byCategory: [
        { key: 'GOLD', revenue: 1147 },
        { key: 'SILVER', revenue: 53 },
        { key: 'DIAMOND', revenue: 0 },
      ],
      byType: [
        { key: 'RINGS', revenue: 1147 },
        { key: 'NECKLACES', revenue: 0 },
        { key: 'EARRINGS', revenue: 53 },
      ],
      byDistrict: [
        { district: 'Lalitpur', orders: 1, revenue: 900, previousOrders: 1, previousRevenue: 20 },
        { district: 'Kaski', orders: 1, revenue: 300, previousOrders: 0, previousRevenue: 0 },
      ],
      topProducts: [{ product: { name: 'Bestseller' }, pieces: 4, revenue: 1147 }],
    });
  });

  test('list the ten products with the highest revenue, for short and long periods', async () => {
    const products = [];
    for (let index = 0; index < 12; index++) products.push(await aProduct(server.prisma));
    for (const [index, { id: productId }] of products.entries())
      await anOrder(server.prisma, {
        placedAt: daysAgo(index),
        finalTotal: 1000 - index,
        lines: [{ productId, lineTotal: 1000 - index }],
      });
    await summed();
    await server.prisma.product.delete({ where: { id: products[0]?.id } });

    for (const days of [20, 300]) {
      const data = await ask(
        `{ analytics(from: "${daysAgo(days).toISOString()}") { topProducts { product { id } revenue } } }`,
      );
      expect(data?.analytics.topProducts).toEqual([
        { product: null, revenue: 1000 },
        ...products.slice(1, 10).map(({ id }, index) => ({ product: { id }, revenue: 999 - index })),
      ]);
    }
  });

  test('show how many visitors who viewed a product also placed an order', async () => {
    const recordActivity = async (days: number, type = 'PRODUCT_VIEW') => {
      const { id: userId } = await aCustomer(server.prisma);
      await server.prisma.activity.createMany({
        data: [daysAgo(days), daysAgo(days)].map((at) => ({ userId, type, data: {}, at })),
      });
      return userId;
    };
    const [customerId, laterCustomerId] = [await recordActivity(1), await recordActivity(2)];
    await recordActivity(1);
    await recordActivity(1);
    await recordActivity(1, 'CLICK');
    await recordActivity(31);
    for (const userId of [customerId, customerId])
      await anOrder(server.prisma, { userId, placedAt: daysAgo(1), status: 'CANCELLED' });
    await anOrder(server.prisma, { userId: laterCustomerId, placedAt: daysAgo(40) });

    const data = await ask(
      '{ analytics { conversion { visitors buyers rate } previousConversion { visitors buyers rate } } }',
    );

    expect(data?.analytics).toEqual({
      conversion: { visitors: 4, buyers: 1, rate: 0.25 },
      previousConversion: { visitors: 1, buyers: 0, rate: 0 },
    });
  });

  test.each([
    ['an end before the start', 'from: "2026-11-02T00:00:00Z", to: "2026-11-01T00:00:00Z"'],
    ['more than 5 years', 'from: "2020-11-01T00:00:00Z"'],
  ])('refuse %s', async (_case, args) => {
    const { errors } = await send(`{ analytics(${args}) { from } }`);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});
