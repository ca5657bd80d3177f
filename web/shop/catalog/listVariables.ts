import { type CatalogQuery, toProductFilter } from './catalogUrl.ts';
import type { ProductListPageQueryVariables } from './ProductListPage.generated.ts';

export const PAGE_SIZE = 24;

/** Returns the variables of the first page for this URL. */
export function toListVariables(query: CatalogQuery): ProductListPageQueryVariables {
  return { filter: toProductFilter(query), sort: query.sort, first: PAGE_SIZE };
}
