import { CATEGORIES, PIECE_TYPES } from '#domain/catalog/catalogTerms.ts';
import { METALS } from '#domain/catalog/metals.ts';
import type { Prisma, PrismaClient } from '#graph/prisma/generated/client.ts';
import type { PieceShare } from '#graph/schema/schema.generated.ts';
import { bucketed, daysBefore, type Period } from './period.ts';

const KINDS = { category: CATEGORIES, type: PIECE_TYPES, metal: METALS } as const;

type Kind = keyof typeof KINDS;

interface Sold {
  day: Date;
  key: string;
  pieces: number;
  revenue: number;
  weightMg: number;
}

/** What was sold of each category, type or metal, beside the period before; also those of which nothing was. */
export async function pieceShares(prisma: PrismaClient, period: Period, kind: Kind): Promise<PieceShare[]> {
  const [now, before] = await Promise.all([
    soldByDay(prisma, period, kind),
    soldByDay(prisma, daysBefore(period), kind),
  ]);
  return KINDS[kind].map((key) => {
    const rows = now.filter((row) => row.key === key);
    const earlier = before.filter((row) => row.key === key);
    return {
      key,
      pieces: sum(rows, 'pieces'),
      revenue: sum(rows, 'revenue'),
      weightMg: sum(rows, 'weightMg'),
      previousPieces: sum(earlier, 'pieces'),
      previousRevenue: sum(earlier, 'revenue'),
      revenueSeries: bucketed(period, rows).map((bucket) => sum(bucket.rows, 'revenue')),
    };
  });
}

async function soldByDay(
  prisma: PrismaClient,
  { from, to }: { from: Date; to: Date },
  kind: Kind,
): Promise<Sold[]> {
  const by: Prisma.DailyPieceFigureScalarFieldEnum[] = ['day', kind];
  const groups = await prisma.dailyPieceFigure.groupBy({
    by,
    where: { day: { gte: from, lte: to } },
    _sum: { pieces: true, revenue: true, weightMg: true },
  });
  return groups.map(({ day, _sum, ...group }) => ({
    day,
    key: group[kind],
    pieces: Number(_sum.pieces),
    revenue: Number(_sum.revenue),
    weightMg: Number(_sum.weightMg),
  }));
}

function sum(rows: readonly Sold[], field: 'pieces' | 'revenue' | 'weightMg'): number {
  return rows.reduce((total, row) => total + row[field], 0);
}
