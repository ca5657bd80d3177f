import { MAX_MEMBERS } from '#domain/content/collectionSchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { ShopCollection } from '#graph/modules/storefront/snapshot/shopCollection.ts';
import type { SetCollectionMembersInput } from '#graph/schema/schema.generated.ts';
import { readCollectionMembers } from './collectionMembers.ts';
import { withLockedCollection } from './collections.ts';
import { removeFromCollection } from './removeFromCollection.ts';

/** Sets the products chosen by hand for a collection, in sequence. */
export function setCollectionMembers(
  context: GraphContext,
  { id, productIds, known }: SetCollectionMembersInput,
): Promise<ShopCollection> {
  const requestedIds = [...new Set(productIds)];
  return withLockedCollection(context, { id }, async (work, saved) => {
    if (saved.membership === 'RULE') throw new DomainError('COLLECTION_HAS_RULE', 'id');
    if (requestedIds.length > MAX_MEMBERS)
      throw new DomainError('TOO_MANY_MEMBERS', { most: MAX_MEMBERS }, 'productIds');
    const currentIds = (await readCollectionMembers(work.db, saved)).map((product) => product.id);
    if (known && known.join() !== currentIds.join()) throw new DomainError('VERSION_CONFLICT', 'known');
    const existingCount = await work.db.product.count({ where: { id: { in: requestedIds } } });
    if (existingCount !== requestedIds.length)
      throw new DomainError('COLLECTION_PRODUCT_NOT_FOUND', 'productIds');
    await removeFromCollection(work, context, { collectionId: id, id: { notIn: requestedIds } });
    await work.db.collectionMember.deleteMany({ where: { collectionId: id } });
    await work.db.collectionMember.createMany({
      data: requestedIds.map((productId, position) => ({ collectionId: id, productId, position })),
    });
    await recordAudit(work.db, context, {
      action: 'collection.setMembers',
      entity: 'Collection',
      entityId: id,
      before: { pieces: currentIds.length },
      after: { pieces: requestedIds.length },
    });
  });
}
