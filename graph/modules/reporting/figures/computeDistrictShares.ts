import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import type { DistrictShare } from '#graph/schema/schema.generated.ts';
import { type Days, getDaysBefore } from './figurePeriod.ts';

/** Returns the sales per district in the period and in the previous one, highest revenue first. */
export async function computeDistrictShares(prisma: PrismaClient, days: Days): Promise<DistrictShare[]> {
  const [currentSales, previousSales] = await Promise.all([
    sumSales(prisma, days),
    sumSales(prisma, getDaysBefore(days)),
  ]);
  const districts = [...new Set([...currentSales.keys(), ...previousSales.keys()])];
  const shares = districts.map((district) => ({
    district,
    ...(currentSales.get(district) ?? zeroSales),
    previousOrders: (previousSales.get(district) ?? zeroSales).orders,
    previousRevenue: (previousSales.get(district) ?? zeroSales).revenue,
  }));
  return shares.sort((a, b) => b.revenue - a.revenue || a.district.localeCompare(b.district, 'en'));
}

const zeroSales = { orders: 0, revenue: 0 };

async function sumSales(prisma: PrismaClient, { from, to }: Days): Promise<Map<string, typeof zeroSales>> {
  const groups = await prisma.dailyOrderFigure.groupBy({
    by: ['district'],
    where: { day: { gte: from, lte: to } },
    _sum: { orders: true, net: true },
  });
  return new Map(
    groups.map(({ district, _sum }) => [
      district,
      { orders: Number(_sum.orders), revenue: Number(_sum.net) },
    ]),
  );
}
