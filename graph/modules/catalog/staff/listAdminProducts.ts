import type { ReadContext } from '#graph/context.ts';
import type { ProductPage } from '#graph/modules/storefront/shop/listProducts.ts';
import { isCompleteFilter, readChanges } from '#graph/pagination/readChanges.ts';
import { readTable } from '#graph/pagination/readTable.ts';
import type { Product } from '#graph/prisma/generated/client.ts';
import type { QueryAdminProductsArgs } from '#graph/schema/schema.generated.ts';
import { readProductFilter } from '../readProductFilter.ts';
import { adminProductSorts } from './adminProductSorts.ts';

/** Returns a page of all products, including drafts and archived ones. */
export async function listAdminProducts(
  context: ReadContext,
  { filter, sort, ...args }: Partial<QueryAdminProductsArgs>,
): Promise<ProductPage<Product>> {
  const { prisma } = context;
  const { where, correctedSearch } = await readProductFilter(context, filter);
  const order = adminProductSorts[sort ?? 'NEWEST'];
  const page =
    sort === 'UPDATED'
      ? await readChanges(prisma, prisma.product, {
          ...args,
          where,
          order,
          timeColumn: 'updatedAt',
          from: filter?.updatedFrom,
          isComplete: isCompleteFilter({ filter, offset: args.offset }, ['ids']),
        })
      : await readTable(prisma.product, { ...args, where, order });
  return { ...page, correctedSearch, notCarried: null };
}
