import { CATEGORIES, PIECE_TYPES } from '#domain/catalog/catalogTerms.ts';
import { METALS } from '#domain/catalog/metals.ts';
import type { GraphContext } from '#graph/context.ts';
import type { PieceShare } from '#graph/schema/schema.generated.ts';
import { sum } from './aggregates.ts';
import { comparedSums } from './dailySums.ts';
import { bucketed, type Period } from './period.ts';

const KINDS = { category: CATEGORIES, type: PIECE_TYPES, metal: METALS } as const;

/** What was sold of each category, type or metal, beside the period before; also those of which nothing was. */
export async function pieceShares(
  context: GraphContext,
  period: Period,
  kind: keyof typeof KINDS,
): Promise<PieceShare[]> {
  const { now, before } = await comparedSums(context, period);
  return KINDS[kind].map((key) => {
    const rows = now.pieces.filter((row) => row[kind] === key);
    const earlier = before.pieces.filter((row) => row[kind] === key);
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
