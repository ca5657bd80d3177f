import { anyoneCached } from '#graph/access/accessRule.ts';
import type { AccessTable } from '#graph/access/accessTable.ts';

export const access = {
  Query: {
    products: anyoneCached,
    product: anyoneCached,
    featuredProducts: anyoneCached,
    trendingProducts: anyoneCached,
    productFilters: anyoneCached,
    collections: anyoneCached,
    collection: anyoneCached,
    searchSuggestions: anyoneCached,
  },
} satisfies AccessTable;
