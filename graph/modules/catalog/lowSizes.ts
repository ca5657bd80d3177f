import { readSettings } from '#graph/modules/store/readSettings.ts';
import type { Prisma, PrismaClient } from '#graph/prisma/generated/client.ts';

/** Sizes of which there are so few that they are low, or none; by their own level or the store's. */
export async function lowSizes(prisma: PrismaClient): Promise<Prisma.VariantWhereInput> {
  const { lowStockLevel } = await readSettings(prisma);
  return {
    OR: [
      { lowStock: null, stock: { lte: lowStockLevel } },
      { lowStock: { not: null }, stock: { lte: prisma.variant.fields.lowStock } },
    ],
  };
}
