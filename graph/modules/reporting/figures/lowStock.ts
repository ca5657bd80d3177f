import { lowSizes } from '#graph/modules/catalog/lowSizes.ts';
import type { Prisma, PrismaClient } from '#graph/prisma/generated/client.ts';

/** Products for sale with a size of which there are so few that it is low, or none; by its own level or the store's. */
export async function lowProducts(prisma: PrismaClient): Promise<Prisma.ProductWhereInput> {
  return { status: 'ACTIVE', variants: { some: await lowSizes(prisma) } };
}
