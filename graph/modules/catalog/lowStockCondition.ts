import { ONE_OF_A_KIND } from '#domain/stock/getStockState.ts';
import { readSettings } from '#graph/modules/store/readSettings.ts';
import type { Prisma, PrismaClient } from '#graph/prisma/generated/client.ts';

/**
 * Returns the condition for variants that are low or out of stock: `getLowStockLimit` of domain/stock/getStockState.ts in SQL.
 */
export async function lowStockCondition(prisma: PrismaClient): Promise<Prisma.VariantWhereInput> {
  const { lowStockLevel } = await readSettings(prisma);
  return {
    OR: [
      { stock: { lte: 0 } },
      { lowStock: null, peakStock: { gt: ONE_OF_A_KIND }, stock: { lte: lowStockLevel } },
      { lowStock: { not: null }, stock: { lte: prisma.variant.fields.lowStock } },
    ],
  };
}
