import { handleJob } from '#graph/jobs/jobHandler.ts';
import type { GraphModule } from '#graph/schema/module.ts';
import { access } from './pricing.access.ts';
import { repriceProductsJob } from './pricing.jobs.ts';
import { resolvers } from './rates/metalRates.resolvers.ts';
import { ratesList } from './rates/ratesList.ts';

export const pricing: GraphModule = {
  resolvers: [resolvers],
  access,
  jobs: [
    handleJob(
      repriceProductsJob,
      async () => (await import('./rates/repriceProducts.ts')).repriceAllProducts,
    ),
  ],
};

/** Lists that staff can export, by their names in URLs. */
export const lists = { rates: ratesList };
