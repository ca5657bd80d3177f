import { allow } from '../../permissions/rules.ts';
import type { Permissions } from '../../permissions/toShield.ts';

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
