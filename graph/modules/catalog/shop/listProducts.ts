import type { GraphContext } from '#graph/context.ts';
import { type Page, type PageArgs, readPage } from '#graph/pagination/page.ts';
import type { Product } from '#graph/prisma/generated/client.ts';
import type { InputMaybe, ProductFilter, ProductSort } from '#graph/schema/schema.generated.ts';
import { productCondition } from '../productCondition.ts';
import { productSorts } from '../productSorts.ts';
import { withKnownWords } from '../search/knownSearch.ts';

/** A page of products, and what was searched for where a word of the search was misspelt. */
export interface ProductPage extends Page<Product> {
  searchedFor: string | null;
}

interface ListProductsInput extends PageArgs {
  filter?: InputMaybe<ProductFilter>;
  sort?: InputMaybe<ProductSort>;
}

export async function listProducts(
  context: GraphContext,
  { filter: given, sort, ...args }: ListProductsInput,
): Promise<ProductPage> {
  const { prisma } = context;
  const { filter, searchedFor } = await withKnownWords(context, given);
  const where = productCondition(filter);
  const page = await readPage(args, {
    order: productSorts[sort ?? 'FEATURED'],
    find: ({ after, ...page }) => prisma.product.findMany({ where: { AND: [where, after ?? {}] }, ...page }),
    count: () => prisma.product.count({ where }),
  });
  return { ...page, searchedFor };
}
