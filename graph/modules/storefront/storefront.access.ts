import { everybody } from '#graph/access/accessRule.ts';
import type { AccessTable } from '#graph/access/accessTable.ts';

export const access = {
  Query: {
    products: everybody,
    product: everybody,
    featuredProducts: everybody,
    trendingProducts: everybody,
    productFilters: everybody,
    collections: everybody,
    collection: everybody,
    searchSuggestions: everybody,
  },
} satisfies AccessTable;
