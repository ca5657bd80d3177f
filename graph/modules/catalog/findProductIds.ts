import { applySearchBudget } from '#graph/modules/storefront/search/applySearchBudget.ts';
import { correctStaffSearch } from '#graph/modules/storefront/search/correctedSearch.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { buildAdminProductCondition } from './staff/adminProductCondition.ts';

/** Returns up to `limit` ids of products that match a search, with any status. */
export async function findProductIds(prisma: PrismaClient, search: string, limit: number): Promise<string[]> {
  const limitedFilter = applySearchBudget({ search });
  const correction = await correctStaffSearch({ prisma }, limitedFilter.search);
  const products = await prisma.product.findMany({
    where: buildAdminProductCondition({ ...limitedFilter, search: correction.search }),
    select: { id: true },
    take: limit,
  });
  return products.map(({ id }) => id);
}
