import { getLowStockLimit, getStockState, isOneOfAKind } from '#domain/stock/getStockState.ts';
import type { ReadContext } from '#graph/context.ts';
import { readSettings } from '#graph/modules/store/readSettings.ts';
import { createBatchedLoader } from '#graph/prisma/createBatchedLoader.ts';
import type { Prisma, PrismaClient } from '#graph/prisma/generated/client.ts';
import type { StockStatus, VariantStockStatus } from '#graph/schema/schema.generated.ts';
import { buildLowStockVariantCondition } from '../lowStockCondition.ts';

/**
 * Returns the condition for products at a stock level. A product is low if one of its variants is low by its own limit
 * or the store's.
 */
export async function buildStockCondition(
  prisma: PrismaClient,
  level: StockStatus,
): Promise<Prisma.ProductWhereInput> {
  if (level === 'OUT') return { stock: { lte: 0 } };
  const lowStockWhere = await buildLowStockVariantCondition(prisma);
  return { stock: { gte: 1 }, variants: level === 'LOW' ? { some: lowStockWhere } : { none: lowStockWhere } };
}

/** Returns a product's stock level. */
export async function findStockLevel(context: ReadContext, id: string): Promise<StockStatus> {
  return (await loadLevel(context, id)) ?? 'OUT';
}

const loadLevel = createBatchedLoader<StockStatus>(async ({ prisma }, ids) => {
  const { lowStockLevel } = await readSettings(prisma);
  const sizes = await prisma.variant.findMany({
    where: { productId: { in: ids } },
    select: { productId: true, stock: true, lowStock: true, peakStock: true },
  });
  return new Map(
    ids.map((id) => {
      const productSizes = sizes.filter(({ productId }) => productId === id);
      if (productSizes.every(({ stock }) => stock <= 0)) return [id, 'OUT'];
      const isLow = productSizes.some(
        (size) => getStockState(size.stock, getLowStockLimit(size, lowStockLevel)) !== 'ENOUGH',
      );
      return [id, isLow ? 'LOW' : 'ENOUGH'];
    }),
  );
});

/** Returns the stock level of each variant of a product, in sequence. */
export async function findVariantStockStatuses(
  { prisma }: ReadContext,
  productId: string,
): Promise<VariantStockStatus[]> {
  const { lowStockLevel } = await readSettings(prisma);
  const sizes = await prisma.variant.findMany({ where: { productId }, orderBy: { position: 'asc' } });
  return sizes.map((size) => {
    const lowStockThreshold = getLowStockLimit(size, lowStockLevel);
    return {
      sku: size.sku,
      lowStockThreshold,
      state: getStockState(size.stock, lowStockThreshold),
      isOneOfAKind: isOneOfAKind(size),
    };
  });
}
