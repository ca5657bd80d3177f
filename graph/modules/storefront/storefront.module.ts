import { handleJob } from '#graph/jobs/jobHandler.ts';
import type { GraphModule } from '#graph/schema/module.ts';
import { unusedWords } from './search/removeUnusedWords.ts';
import { resolvers } from './shop/shopProducts.resolvers.ts';
import { access } from './storefront.access.ts';
import { writeSearchTextsJob } from './storefront.jobs.ts';

export const storefront: GraphModule = {
  resolvers: [resolvers],
  access,
  jobs: [
    handleJob(
      writeSearchTextsJob,
      async () => (await import('./search/rebuildSearchTexts.ts')).rebuildSearchTexts,
    ),
  ],
  cleanup: [unusedWords],
  costs: { 'Product.related': 120 },
};
