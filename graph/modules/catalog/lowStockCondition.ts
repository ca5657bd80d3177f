import { ONE_OF_A_KIND } from '#domain/stock/getStockState.ts';
import { readSettings } from '#graph/modules/store/readSettings.ts';
import type { Prisma, PrismaClient } from '#graph/prisma/generated/client.ts';

/**
 * Returns the Prisma condition for variants that are low or out of stock. It must match `getLowStockLimit` in
 * domain/stock/getStockState.ts.
 */
export async function buildLowStockVariantCondition(prisma: PrismaClient): Promise<Prisma.VariantWhereInput> {
  const { lowStockLevel } = await readSettings(prisma);
  return {
    OR: [
      { stock: { lte: 0 } },
      { lowStock: null, peakStock: { gt: ONE_OF_A_KIND }, stock: { lte: lowStockLevel } },
      { lowStock: { not: null }, stock: { lte: prisma.variant.fields.lowStock } },
    ],
  };
}
