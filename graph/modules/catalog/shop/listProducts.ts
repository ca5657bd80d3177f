import type { GraphContext } from '#graph/context.ts';
import { type Page, type PageArgs, toPage, toRange } from '#graph/pagination/page.ts';
import type { InputMaybe, ProductFilter, ProductSort } from '#graph/schema/schema.generated.ts';
import { productSorts } from '../productSorts.ts';
import { indexAfter, takeInOrder } from '../snapshot/inOrder.ts';
import { correctSearch } from '../snapshot/matchSearch.ts';
import { inAll, readFilter } from '../snapshot/selectProducts.ts';
import type { ShownProduct } from '../snapshot/shopProduct.ts';

/** A page of products, and what was searched for where a word of the search was misspelt. */
export interface ProductPage<Row extends ShownProduct = ShownProduct> extends Page<Row> {
  searchedFor: string | null;
}

interface ListProductsInput extends PageArgs {
  filter?: InputMaybe<ProductFilter>;
  sort?: InputMaybe<ProductSort>;
}

export function listProducts(
  { snapshot }: GraphContext,
  { filter, sort: asked, ...args }: ListProductsInput,
): ProductPage {
  const { catalog } = snapshot;
  if (filter?.inStock) snapshot.noteAvailability();
  const sort = asked ?? 'FEATURED';
  const { first, skip } = toRange(args);
  const from = args.after == null ? 0 : indexAfter(catalog, sort, args.after);
  const searchedFor = correctSearch(catalog, filter?.search ?? '');
  const set = inAll(
    catalog,
    readFilter(catalog, { ...filter, search: searchedFor ?? filter?.search }, snapshot),
  );
  const rows = takeInOrder(catalog, sort, { set, from, skip, count: first + 1 });
  const page = toPage<ShownProduct, unknown>(snapshot.shown(rows), args, {
    order: productSorts[sort],
    count: () => set.size(),
  });
  return { ...page, searchedFor };
}
