import { MAX_MEMBERS } from '#domain/content/collectionSchema.ts';
import { MAX_PRICE_ROWS } from '#domain/pricing/priceRow.ts';
import { MAX_BULK_IDS } from '#domain/reporting/bulkJobs.ts';
import { createCleanupTask } from '#graph/jobs/cleanup/cleanupTask.ts';
import type { GraphModule } from '#graph/schema/module.ts';
import { access } from './catalog.access.ts';
import { resolvers as collectionsResolvers } from './collections/collections.resolvers.ts';
import { resolvers as priceChangesResolvers } from './priceChanges/priceChanges.resolvers.ts';
import { products } from './staff/productsList.ts';
import { resolvers as staffResolvers } from './staff/staffProducts.resolvers.ts';
import { MAX_UPDATED_PRODUCTS } from './staff/updateProducts.ts';
import { resolvers as stockResolvers } from './stock/stock.resolvers.ts';
import { stock } from './stock/stockList.ts';

/** Maximum number of collections in one reorder request. */
const MAX_REORDERED_COLLECTIONS = 1000;

export const catalog: GraphModule = {
  resolvers: [staffResolvers, stockResolvers, collectionsResolvers, priceChangesResolvers],
  access,
  cleanup: [createCleanupTask({ table: 'events', key: 'id', condition: 'at < ?', days: 1 })],
  longLists: {
    'ReorderCollectionsInput.ids': MAX_REORDERED_COLLECTIONS,
    'SetCollectionMembersInput.productIds': MAX_MEMBERS,
    'SetCollectionMembersInput.known': MAX_MEMBERS,
    'BulkPhotosInput.photographs': MAX_BULK_IDS,
    'SetPricesInput.rows': MAX_PRICE_ROWS,
    'UpdateProductsInput.rows': MAX_UPDATED_PRODUCTS,
  },
};

/** Lists that staff can export, keyed by their name in the URL. */
export const lists = { products, stock };
