import { everyoneCached } from '#graph/access/accessRule.ts';
import type { AccessTable } from '#graph/access/accessTable.ts';

export const access = {
  Query: {
    products: everyoneCached,
    product: everyoneCached,
    featuredProducts: everyoneCached,
    trendingProducts: everyoneCached,
    productFilters: everyoneCached,
    collections: everyoneCached,
    collection: everyoneCached,
    searchSuggestions: everyoneCached,
  },
} satisfies AccessTable;
