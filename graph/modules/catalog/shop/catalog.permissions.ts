import { allow } from '#graph/access/rules.ts';
import type { Permissions } from '#graph/access/toShield.ts';

export const permissions: Permissions = {
  Query: {
    products: allow,
    product: allow,
    featuredProducts: allow,
    trendingProducts: allow,
    productFilters: allow,
    collections: allow,
    collection: allow,
    searchSuggestions: allow,
    metalRates: allow,
    metalRateHistory: allow,
  },
};
