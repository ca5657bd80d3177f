import { isOneOfAKind, lowLevel, stockState } from '#domain/stock/stockState.ts';
import type { Reading } from '#graph/context.ts';
import { readSettings } from '#graph/modules/store/readSettings.ts';
import { batched } from '#graph/prisma/batched.ts';
import type { Prisma, PrismaClient } from '#graph/prisma/generated/client.ts';
import type { SizeLevel, StockLevel } from '#graph/schema/schema.generated.ts';
import { lowSizes } from '../lowSizes.ts';

/** The products that are so well in stock: low is one with a size that is low by its own level or the store's. */
export async function stockCondition(
  prisma: PrismaClient,
  level: StockLevel,
): Promise<Prisma.ProductWhereInput> {
  if (level === 'OUT') return { stock: { lte: 0 } };
  const low = await lowSizes(prisma);
  return { stock: { gte: 1 }, variants: level === 'LOW' ? { some: low } : { none: low } };
}

/** How well a product is in stock. */
export async function stockLevelOf(context: Reading, id: string): Promise<StockLevel> {
  return (await loadLevel(context, id)) ?? 'OUT';
}

const loadLevel = batched<StockLevel>(async ({ prisma }, ids) => {
  const { lowStockLevel } = await readSettings(prisma);
  const sizes = await prisma.variant.findMany({
    where: { productId: { in: ids } },
    select: { productId: true, stock: true, lowStock: true, mostStock: true },
  });
  return new Map(
    ids.map((id) => {
      const own = sizes.filter(({ productId }) => productId === id);
      if (own.every(({ stock }) => stock <= 0)) return [id, 'OUT'];
      const isLow = own.some((size) => stockState(size.stock, lowLevel(size, lowStockLevel)) !== 'ENOUGH');
      return [id, isLow ? 'LOW' : 'ENOUGH'];
    }),
  );
});

/** How well each size of a product is in stock, in their order. */
export async function sizeLevels({ prisma }: Reading, productId: string): Promise<SizeLevel[]> {
  const { lowStockLevel } = await readSettings(prisma);
  const sizes = await prisma.variant.findMany({ where: { productId }, orderBy: { position: 'asc' } });
  return sizes.map((size) => {
    const lowAt = lowLevel(size, lowStockLevel);
    return { sku: size.sku, lowAt, state: stockState(size.stock, lowAt), isOneOfAKind: isOneOfAKind(size) };
  });
}
