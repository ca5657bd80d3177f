import { correctStaffSearch } from '#graph/modules/storefront/search/correctedSearch.ts';
import { withBudget } from '#graph/modules/storefront/search/withBudget.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { adminProductCondition } from './staff/adminProductCondition.ts';

/** Returns up to `most` ids of products that match a search, whatever their status. */
export async function findProductIds(prisma: PrismaClient, search: string, most: number): Promise<string[]> {
  const typed = withBudget({ search });
  const known = await correctStaffSearch({ prisma }, typed.search);
  const products = await prisma.product.findMany({
    where: adminProductCondition({ ...typed, search: known.search }),
    select: { id: true },
    take: most,
  });
  return products.map(({ id }) => id);
}
