import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { toKnownSearch } from './search/knownSearch.ts';
import { withBudget } from './search/withBudget.ts';
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
