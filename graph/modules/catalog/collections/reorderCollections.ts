import { requireWholeOrder } from '#domain/content/wholeOrder.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import {
  SHOP_COLLECTION,
  type ShopCollection,
  toShopCollection,
} from '#graph/modules/storefront/snapshot/shopCollection.ts';
import type { ReorderCollectionsInput } from '#graph/schema/schema.generated.ts';
import { collectionsChanged } from '#graph/work/storeEvents.ts';

/** Says in which order the collections stand. */
export function reorderCollections(
  context: GraphContext,
  { ids }: ReorderCollectionsInput,
): Promise<ShopCollection[]> {
  return context.work(async (work) => {
    await work.db.$queryRaw`SELECT id FROM collections ORDER BY id FOR UPDATE`;
    const read = () =>
      work.db.collection.findMany({
        include: SHOP_COLLECTION,
        orderBy: [{ position: 'asc' }, { id: 'asc' }],
      });
    const before = await read();
    requireWholeOrder(ids, before);
    for (const [position, id] of ids.entries())
      await work.db.collection.update({ where: { id }, data: { position } });
    work.publish(collectionsChanged());
    const after = await read();
    await recordAudit(work.db, context, {
      action: 'collection.order',
      entity: 'Collection',
      entityId: 'all',
      before: { order: before.map(({ name }) => name) },
      after: { order: after.map(({ name }) => name) },
    });
    return after.map(toShopCollection);
  });
}
