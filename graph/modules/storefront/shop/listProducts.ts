import { showsPricesWithTax } from '#domain/pricing/calculatePriceWithTax.ts';
import type { GraphContext } from '#graph/context.ts';
import { type Page, type PageArgs, toPage, toRange } from '#graph/pagination/page.ts';
import type { InputMaybe, ProductFilter, ProductSort } from '#graph/schema/schema.generated.ts';
import type { SnapshotReader } from '#graph/snapshot/snapshotReader.ts';
import { productSorts, type SearchSortKeys, searchSort } from '../productSorts.ts';
import { applySearchBudget } from '../search/applySearchBudget.ts';
import { readSearch } from '../search/readSearch.ts';
import { correctSearch } from '../snapshot/correctSearch.ts';
import { findIndexAfter, takeInOrder, takeRanked } from '../snapshot/inOrder.ts';
import type { ProductSet } from '../snapshot/productSets.ts';
import { intersectAll, readFilter } from '../snapshot/selectProducts.ts';
import type { ProductWithParts, ShopProduct } from '../snapshot/shopProduct.ts';
import { findNotCarried, type NotCarried } from './findNotCarried.ts';

/** A page of products with the interpretation of its search. */
export interface ProductPage<Row extends ProductWithParts = ProductWithParts> extends Page<Row> {
  /** Search without typos and unknown words; null if unchanged. */
  correctedSearch: string | null;
  /** Kind of jewellery that the search names and the store does not sell. */
  notCarried: (() => NotCarried | null) | null;
}

interface ListProductsInput extends PageArgs {
  filter?: InputMaybe<ProductFilter>;
  sort?: InputMaybe<ProductSort>;
}

export function listProducts(
  { snapshot }: GraphContext,
  { filter: filterInput, sort: requestedSort, ...args }: ListProductsInput,
): ProductPage {
  const { catalog } = snapshot;
  const filter = applySearchBudget(filterInput ?? {}, showsPricesWithTax(snapshot.settings));
  if (filter.inStock) snapshot.recordAvailability();
  const correctedSearch = correctSearch(catalog, filter.search ?? '');
  const search = correctedSearch ?? filter.search ?? '';
  const selections = readFilter(catalog, { ...filter, search }, snapshot);
  const matchingProducts = intersectAll(catalog, selections);
  const rank = selections.find(({ by }) => by === 'search')?.rank;
  const sort = chooseSort(requestedSort ?? 'FEATURED', search);
  const list =
    rank && sort === 'FEATURED'
      ? createRankedList(snapshot, rank(matchingProducts))
      : createSortedList(snapshot, matchingProducts, sort);
  const { first, skip } = toRange(args);
  const rows = list.take({ after: args.after ?? null, skip, count: first + 1 });
  const page = toPage<ProductWithParts>(snapshot.recordProducts(rows), args, {
    order: list,
    count: () => matchingProducts.size(),
  });
  const otherSelections = selections.filter(({ by }) => by !== 'search');
  return {
    ...page,
    correctedSearch,
    notCarried: search
      ? () => findNotCarried(snapshot, search, intersectAll(catalog, otherSelections))
      : null,
  };
}

/** Returns the sort order named by the search, as in "cheap ring", unless another one was chosen. */
function chooseSort(requestedSort: ProductSort, search: string): ProductSort {
  return requestedSort === 'FEATURED' ? (readSearch(search).sort ?? requestedSort) : requestedSort;
}

interface SortedList {
  take(range: { after: string | null; skip: number; count: number }): ShopProduct[];
  toCursor(product: ProductWithParts): string;
}

function createSortedList({ catalog }: SnapshotReader, set: ProductSet, sort: ProductSort): SortedList {
  return {
    take: ({ after, ...range }) =>
      takeInOrder(catalog, sort, {
        ...range,
        set,
        from: after === null ? 0 : findIndexAfter(catalog, sort, productSorts[sort].read(after)),
      }),
    toCursor: productSorts[sort].toCursor,
  };
}

/** Lists the best matches of a search first. Products of equal rank are in featured order. */
function createRankedList({ catalog }: SnapshotReader, sets: readonly ProductSet[]): SortedList {
  const findRank = (id: string) =>
    sets.findIndex((set) => set.has(catalog.slotsById.get(id.toLowerCase()) ?? -1));
  return {
    take: ({ after, ...range }) => {
      const last = after === null ? null : (searchSort.read(after) as SearchSortKeys);
      return takeRanked(catalog, 'FEATURED', {
        ...range,
        sets: sets.slice(last?.rank ?? 0),
        from: last ? findIndexAfter(catalog, 'FEATURED', last) : 0,
      });
    },
    toCursor: ({ id, isFeatured, popularity }) =>
      searchSort.toCursor({ rank: findRank(id), id, isFeatured, popularity }),
  };
}
