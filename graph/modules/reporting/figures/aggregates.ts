import { formatIsoDay } from '#domain/calendar/kathmandu.ts';
import { METALS, type Metal } from '#domain/catalog/metals.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import type { Figures } from '#graph/schema/schema.generated.ts';
import { bucketed, type Days, type Period } from './period.ts';

/** What the tables of figures hold of one day, or of several together. */
interface Sums {
  orders: number;
  revenue: number;
  newCustomers: number;
  returning: number;
  pieces: number;
  weightMg: Record<Metal, number>;
}

/** The sums over the days. */
export async function toFigures(prisma: PrismaClient, days: Days): Promise<Figures> {
  const between = { day: { gte: days.from, lte: days.to } };
  const [orders, metals] = await Promise.all([
    prisma.dailyOrderFigure.aggregate({ where: between, _sum: orderSums }),
    prisma.dailyPieceFigure.groupBy({ by: ['metal'], where: between, _sum: pieceSums }),
  ]);
  return shown(total([ofOrders(orders._sum), ...metals.map(ofPieces)]));
}

/** The sums of each bucket of the period. */
export async function toSeries(prisma: PrismaClient, period: Period) {
  const between = { day: { gte: period.from, lte: period.to } };
  const [orders, metals] = await Promise.all([
    prisma.dailyOrderFigure.groupBy({ by: ['day'], where: between, _sum: orderSums }),
    prisma.dailyPieceFigure.groupBy({ by: ['day', 'metal'], where: between, _sum: pieceSums }),
  ]);
  const rows = [
    ...orders.map(({ day, _sum }) => ({ day, sums: ofOrders(_sum) })),
    ...metals.map((group) => ({ day: group.day, sums: ofPieces(group) })),
  ];
  return bucketed(period, rows).map((bucket) => ({
    day: formatIsoDay(bucket.day),
    figures: shown(total(bucket.rows.map(({ sums }) => sums))),
  }));
}

const orderSums = { orders: true, revenue: true, newCustomers: true, returning: true } as const;
const pieceSums = { pieces: true, weightMg: true } as const;

type Summed<Field extends string> = Record<Field, number | bigint | null>;

function ofOrders(sum: Summed<keyof typeof orderSums>): Partial<Sums> {
  return {
    orders: Number(sum.orders),
    revenue: Number(sum.revenue),
    newCustomers: Number(sum.newCustomers),
    returning: Number(sum.returning),
  };
}

function ofPieces({ metal, _sum }: { metal: Metal; _sum: Summed<keyof typeof pieceSums> }): Partial<Sums> {
  return { pieces: Number(_sum.pieces), weightMg: { ...noWeight, [metal]: Number(_sum.weightMg) } };
}

const noWeight: Record<Metal, number> = { GOLD: 0, SILVER: 0 };

function total(parts: Partial<Sums>[]): Sums {
  const sum = { orders: 0, revenue: 0, newCustomers: 0, returning: 0, pieces: 0, weightMg: { ...noWeight } };
  for (const part of parts) {
    sum.orders += part.orders ?? 0;
    sum.revenue += part.revenue ?? 0;
    sum.newCustomers += part.newCustomers ?? 0;
    sum.returning += part.returning ?? 0;
    sum.pieces += part.pieces ?? 0;
    for (const metal of METALS) sum.weightMg[metal] += part.weightMg?.[metal] ?? 0;
  }
  return sum;
}

function shown({ orders, revenue, newCustomers, returning, pieces, weightMg }: Sums): Figures {
  return {
    revenue,
    orders,
    averageOrder: orders === 0 ? 0 : Math.round(revenue / orders),
    pieces,
    goldMg: weightMg.GOLD,
    silverMg: weightMg.SILVER,
    newCustomers,
    returningOrders: returning,
  };
}
