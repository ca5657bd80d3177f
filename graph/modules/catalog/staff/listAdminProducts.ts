import type { Reading } from '#graph/context.ts';
import { readPage } from '#graph/pagination/page.ts';
import type { QueryAdminProductsArgs } from '#graph/schema/schema.generated.ts';
import { readProductFilter } from '../readProductFilter.ts';
import type { ProductPage } from '../shop/listProducts.ts';
import { adminProductSorts } from './adminProductSorts.ts';

/** A page of all products, drafts and archived ones too. */
export async function listAdminProducts(
  context: Reading,
  { filter, sort, ...args }: Partial<QueryAdminProductsArgs>,
): Promise<ProductPage> {
  const { prisma } = context;
  const { where, searchedFor } = await readProductFilter(context, filter);
  const page = await readPage(args, {
    order: adminProductSorts[sort ?? 'NEWEST'],
    find: ({ after, ...page }) => prisma.product.findMany({ where: { AND: [where, after ?? {}] }, ...page }),
    count: () => prisma.product.count({ where }),
  });
  return { ...page, searchedFor };
}
