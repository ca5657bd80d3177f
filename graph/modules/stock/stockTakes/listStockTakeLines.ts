import { validateLimit } from '#graph/pagination/validateLimit.ts';
import { Prisma, type PrismaClient, type StockTake } from '#graph/prisma/generated/client.ts';
import type { StockTakeLinesArgs } from '#graph/schema/schema.generated.ts';
import { listUncountedVariants } from './uncountedVariants.ts';

/** A line of a stock-take, with the values to display. */
export interface TakeLine {
  id: string;
  sku: string;
  name: string;
  size: string | null;
  expected: number;
  counted: number | null;
  unitPrice: number | null;
  applied: number | null;
  variantId: string | null;
  countedById: string | null;
  countedAt: Date | null;
}

const MAX_LINES = 200;

export async function listStockTakeLines(
  prisma: PrismaClient,
  stockTake: StockTake,
  { view, first: requestedFirst, offset: requestedOffset }: StockTakeLinesArgs,
): Promise<TakeLine[]> {
  const first = validateLimit('first', requestedFirst, MAX_LINES);
  const offset = Math.max(0, requestedOffset ?? 0);
  if (view === 'LEFT') {
    if (stockTake.status !== 'OPEN') return [];
    const uncountedVariants = await listUncountedVariants(prisma, stockTake, { first, offset });
    return uncountedVariants.map(({ price, ...size }) => ({
      ...size,
      counted: null,
      unitPrice: price,
      applied: null,
      variantId: size.id,
      countedById: null,
      countedAt: null,
    }));
  }
  const differingCondition = view === 'DIFFERING' ? Prisma.sql`AND l.counted <> l.expected` : Prisma.empty;
  const order = view === 'DIFFERING' ? Prisma.sql`l.sku` : Prisma.sql`l.counted_at DESC, l.id DESC`;
  return prisma.$queryRaw<TakeLine[]>`
    SELECT l.id, l.sku, l.name, l.size, l.expected, l.counted, COALESCE(l.unit_price, v.price) AS unitPrice, l.applied,
      l.variant_id AS variantId, l.counted_by_id AS countedById, l.counted_at AS countedAt
    FROM stock_take_lines l LEFT JOIN variants v ON v.id = l.variant_id
    WHERE l.take_id = ${stockTake.id} ${differingCondition} ORDER BY ${order} LIMIT ${first} OFFSET ${offset}`;
}
