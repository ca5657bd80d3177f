import { readSettings } from '#graph/modules/store/readSettings.ts';
import type { Prisma, PrismaClient } from '#graph/prisma/generated/client.ts';

/** Products for sale with a size of which there are so few that it is low, or none; by its own level or the store's. */
export async function lowProducts(prisma: PrismaClient): Promise<Prisma.ProductWhereInput> {
  return { status: 'ACTIVE', variants: { some: await isLow(prisma) } };
}

async function isLow(prisma: PrismaClient): Promise<Prisma.VariantWhereInput> {
  const { lowStockLevel } = await readSettings(prisma);
  return {
    OR: [
      { lowStock: null, stock: { lte: lowStockLevel } },
      { lowStock: { not: null }, stock: { lte: prisma.variant.fields.lowStock } },
    ],
  };
}
