import { MAX_MEMBERS } from '#domain/content/collectionSchema.ts';
import { MAX_PRICE_ROWS } from '#domain/pricing/priceRow.ts';
import { MAX_BULK_IDS } from '#domain/reporting/bulkJobs.ts';
import { expiredRows } from '#graph/jobs/cleanup/cleanupTask.ts';
import { handleJob } from '#graph/jobs/jobHandler.ts';
import type { GraphModule } from '#graph/schema/module.ts';
import { access } from './catalog.access.ts';
import { writeSearchTextsJob } from './catalog.jobs.ts';
import { resolvers as collectionsResolvers } from './collections/collections.resolvers.ts';
import { resolvers as importsResolvers } from './import/productImport.resolvers.ts';
import { resolvers as priceChangesResolvers } from './priceChanges/priceChanges.resolvers.ts';
import { unusedWords } from './search/removeUnusedWords.ts';
import { resolvers as shopResolvers } from './shop/shopProducts.resolvers.ts';
import { resolvers as staffResolvers } from './staff/staffProducts.resolvers.ts';
import { MAX_UPDATED } from './staff/updateProducts.ts';
import { resolvers as stockResolvers } from './stock/stock.resolvers.ts';

/** Collections in one call that reorders them all. */
const MAX_REORDERED = 1000;

export const catalog: GraphModule = {
  resolvers: [
    shopResolvers,
    staffResolvers,
    stockResolvers,
    collectionsResolvers,
    importsResolvers,
    priceChangesResolvers,
  ],
  access,
  jobs: [
    handleJob(
      writeSearchTextsJob,
      async () => (await import('./search/writeSearchTexts.ts')).writeSearchTexts,
    ),
  ],
  cleanup: [unusedWords, expiredRows({ table: 'events', key: 'id', when: 'at < ?', days: 1 })],
  costs: { 'Product.related': 120 },
  longLists: {
    'OrderCollectionsInput.ids': MAX_REORDERED,
    'SetCollectionMembersInput.productIds': MAX_MEMBERS,
    'SetCollectionMembersInput.known': MAX_MEMBERS,
    'BulkPhotographsInput.photographs': MAX_BULK_IDS,
    'SetPricesInput.rows': MAX_PRICE_ROWS,
    'UpdateProductsInput.rows': MAX_UPDATED,
  },
  longTexts: ['ImportProductsInput.csv'],
};
