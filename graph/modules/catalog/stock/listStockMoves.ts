import type { ReadContext } from '#graph/context.ts';
import { createKeyset, desc, instant, text } from '#graph/pagination/keyset.ts';
import type { Page } from '#graph/pagination/page.ts';
import { readTable } from '#graph/pagination/readTable.ts';
import type { Prisma, PrismaClient, StockMove } from '#graph/prisma/generated/client.ts';
import type { QueryStockMovesArgs, StockMoveFilter } from '#graph/schema/schema.generated.ts';

export type StockMovePage = Page<StockMove>;

const newestFirst = createKeyset<StockMove, Prisma.StockMoveWhereInput>({
  at: desc(instant),
  id: desc(text),
});

/** Returns a page of the stock ledger. */
export async function listStockMoves(
  { prisma }: ReadContext,
  { filter, ...args }: Partial<QueryStockMovesArgs>,
): Promise<StockMovePage> {
  const where = await buildCondition(prisma, filter ?? {});
  return readTable(prisma.stockMove, { ...args, where, order: newestFirst });
}

async function buildCondition(
  prisma: PrismaClient,
  { productId, orderId, reasons, locationId, document, from, to }: StockMoveFilter,
): Promise<Prisma.StockMoveWhereInput> {
  const [firstReason, ...others] = new Set(reasons);
  return {
    ...(productId && { variantId: { in: await findVariantIds(prisma, productId) } }),
    ...(orderId && { orderId }),
    ...(locationId && { locationId }),
    ...(document && { document }),
    // With a single value instead of a list, the database reads the index in order.
    ...(firstReason && { reason: others.length === 0 ? firstReason : { in: [firstReason, ...others] } }),
    ...((from ?? to) && { at: { gte: from ?? undefined, lt: to ?? undefined } }),
  };
}

async function findVariantIds(prisma: PrismaClient, productId: string): Promise<string[]> {
  const variants = await prisma.variant.findMany({ where: { productId }, select: { id: true } });
  return variants.map(({ id }) => id);
}
