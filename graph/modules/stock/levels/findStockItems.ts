import type { GraphContext } from '#graph/context.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import { addStockLevels, type StockItem } from './addStockLevels.ts';
import { type StockRow, selectStock } from './stockSelection.ts';

/** Returns stock items in the order of the given ids; deleted variants are omitted. */
export async function findStockItems(
  { prisma }: Pick<GraphContext, 'prisma'>,
  ids: readonly string[],
): Promise<StockItem[]> {
  if (ids.length === 0) return [];
  const { columns, from } = await selectStock(prisma, {});
  const rows = await prisma.$queryRaw<StockRow[]>`
    SELECT ${columns} FROM ${from} WHERE v.id IN (${Prisma.join([...ids])})`;
  const rowById = new Map(
    rows.map((row) => [row.id, { ...row, lowStockThreshold: Number(row.lowStockThreshold) }]),
  );
  return addStockLevels(
    prisma,
    ids.flatMap((id) => rowById.get(id) ?? []),
  );
}
