import type { PrismaClient } from '../../prisma/generated/client.ts';
import type { Days } from './period.ts';

/** A product's sales in a period. */
export interface TopProduct {
  productId: string;
  pieces: number;
  revenue: number;
}

const HOW_MANY = 10;

/** The products that brought in the most. */
export async function topPieces(prisma: PrismaClient, { from, to }: Days): Promise<TopProduct[]> {
  const groups = await prisma.dailyProductFigure.groupBy({
    by: ['productId'],
    where: { day: { gte: from, lte: to } },
    _sum: { pieces: true, revenue: true },
    orderBy: [{ _sum: { revenue: 'desc' } }, { productId: 'asc' }],
    take: HOW_MANY,
  });
  return groups.map(({ productId, _sum }) => ({
    productId,
    pieces: Number(_sum.pieces),
    revenue: Number(_sum.revenue),
  }));
}
