import type { GraphModule } from '#graph/schema/module.ts';
import { permissions } from './catalog.permissions.ts';
import { resolvers } from './catalog.resolvers.ts';

export const catalog: GraphModule = {
  resolvers,
  permissions,
  costs: { 'Product.related': 120 },
  publicReads: [
    'products',
    'product',
    'featuredProducts',
    'trendingProducts',
    'productFilters',
    'collections',
    'collection',
    'searchSuggestions',
    'metalRates',
    'metalRateHistory',
  ],
};
