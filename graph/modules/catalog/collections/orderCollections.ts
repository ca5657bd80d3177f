import { requireWholeOrder } from '#domain/content/wholeOrder.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { inTransaction } from '#graph/prisma/transaction.ts';
import type { OrderCollectionsInput } from '#graph/schema/schema.generated.ts';
import { collectionsChanged } from '#graph/snapshot/shopChange.ts';
import { SHOP_COLLECTION, type ShopCollection, toShopCollection } from '../snapshot/shopCollection.ts';

/** Says in which order the collections stand. */
export function orderCollections(
  context: GraphContext,
  { ids }: OrderCollectionsInput,
): Promise<ShopCollection[]> {
  return inTransaction(context.prisma, async (tx) => {
    await tx.$queryRaw`SELECT id FROM collections ORDER BY id FOR UPDATE`;
    const read = () =>
      tx.collection.findMany({
        include: SHOP_COLLECTION,
        orderBy: [{ position: 'asc' }, { id: 'asc' }],
      });
    const before = await read();
    requireWholeOrder(ids, before);
    for (const [position, id] of ids.entries())
      await tx.collection.update({ where: { id }, data: { position } });
    await collectionsChanged(tx);
    const after = await read();
    await recordAudit(tx, context, {
      action: 'collection.order',
      entity: 'Collection',
      entityId: 'all',
      before: { order: before.map(({ name }) => name) },
      after: { order: after.map(({ name }) => name) },
    });
    return after.map(toShopCollection);
  });
}
