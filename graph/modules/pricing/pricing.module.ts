import type { GraphModule } from '#graph/schema/module.ts';
import { access } from './pricing.access.ts';
import { resolvers } from './rates/metalRates.resolvers.ts';
import { repriceProductsJob } from './rates/repriceProducts.ts';

export const pricing: GraphModule = {
  resolvers: [resolvers],
  access,
  jobs: [repriceProductsJob],
};
