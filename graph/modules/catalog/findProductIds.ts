import { toKnownSearch } from '#graph/modules/storefront/search/knownSearch.ts';
import { withBudget } from '#graph/modules/storefront/search/withBudget.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { adminProductCondition } from './staff/adminProductCondition.ts';

/** The products of any status that a search finds, so many at most. */
export async function findProductIds(prisma: PrismaClient, search: string, most: number): Promise<string[]> {
  const typed = withBudget({ search });
  const known = await toKnownSearch({ prisma }, typed.search);
  const products = await prisma.product.findMany({
    where: adminProductCondition({ ...typed, search: known.search }),
    select: { id: true },
    take: most,
  });
  return products.map(({ id }) => id);
}
