import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { searchCondition } from './search/searchCondition.ts';

/** The products of any status that a search finds, so many at most. */
export async function findProductIds(prisma: PrismaClient, search: string, most: number): Promise<string[]> {
  const products = await prisma.product.findMany({
    where: searchCondition(search),
    select: { id: true },
    take: most,
  });
  return products.map(({ id }) => id);
}
