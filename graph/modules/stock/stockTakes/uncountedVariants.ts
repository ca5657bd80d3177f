import { Prisma, type StockTake } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { UNSHIPPED_STATUSES } from '../levels/readReservedQuantities.ts';

export interface UncountedVariant {
  id: string;
  sku: string;
  size: string | null;
  name: string;
  price: number;
  expected: number;
}

type QueryClient = Pick<Transaction, '$queryRaw'>;

/** Returns the variants of a stock-take that have not been counted, sorted by SKU. */
export async function listUncountedVariants(
  prisma: QueryClient,
  stockTake: StockTake,
  { first, offset }: { first: number; offset: number },
): Promise<UncountedVariant[]> {
  return prisma.$queryRaw<UncountedVariant[]>`
    SELECT v.id, v.sku, v.size, p.name, v.price,
      CAST(COALESCE(s.quantity, 0) + COALESCE(h.held, 0) AS DOUBLE) AS expected
    ${buildUncountedFromClause(stockTake)} ORDER BY v.sku LIMIT ${first} OFFSET ${offset}`;
}

export async function countUncountedVariants(prisma: QueryClient, stockTake: StockTake): Promise<number> {
  if (stockTake.status !== 'OPEN') return 0;
  const [row] = await prisma.$queryRaw<
    { count: bigint }[]
  >`SELECT COUNT(*) AS count ${buildUncountedFromClause(stockTake)}`;
  return Number(row?.count ?? 0);
}

function buildUncountedFromClause({ id, locationId, category, type }: StockTake): Prisma.Sql {
  return Prisma.sql`
    FROM variants v JOIN products p ON p.id = v.product_id
    LEFT JOIN stock_levels s ON s.variant_id = v.id AND s.location_id = ${locationId}
    LEFT JOIN (
      SELECT m.variant_id, -SUM(m.delta) AS held FROM orders o JOIN stock_moves m ON m.order_id = o.id
      WHERE o.status IN ${UNSHIPPED_STATUSES} AND m.location_id = ${locationId}
      GROUP BY m.variant_id
    ) h ON h.variant_id = v.id
    WHERE COALESCE(s.quantity, 0) + COALESCE(h.held, 0) > 0
      ${category ? Prisma.sql`AND p.category = ${category}` : Prisma.empty}
      ${type ? Prisma.sql`AND p.type = ${type}` : Prisma.empty}
      AND NOT EXISTS (SELECT 1 FROM stock_take_lines l WHERE l.take_id = ${id} AND l.variant_id = v.id)`;
}
