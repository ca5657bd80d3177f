import { MAX_MEMBERS } from '#domain/content/collectionSchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { ShopCollection } from '#graph/modules/storefront/snapshot/shopCollection.ts';
import type { SetCollectionMembersInput } from '#graph/schema/schema.generated.ts';
import { collectionMembers } from './collectionMembers.ts';
import { withCollection } from './collections.ts';
import { leaveCollection } from './leaveCollection.ts';

/** Says which pieces a collection has by hand, and in which order. */
export function setCollectionMembers(
  context: GraphContext,
  { id, productIds, known }: SetCollectionMembersInput,
): Promise<ShopCollection> {
  const asked = [...new Set(productIds)];
  return withCollection(context, { id }, async (work, saved) => {
    if (saved.membership === 'RULE') throw new DomainError('MEMBERS_BY_RULE', 'id');
    if (asked.length > MAX_MEMBERS)
      throw new DomainError('TOO_MANY_MEMBERS', { most: MAX_MEMBERS }, 'productIds');
    const before = (await collectionMembers(work.db, saved)).map((product) => product.id);
    if (known && known.join() !== before.join()) throw new DomainError('CHANGED_MEANWHILE', 'known');
    const found = await work.db.product.count({ where: { id: { in: asked } } });
    if (found !== asked.length) throw new DomainError('MEMBER_NOT_FOUND', 'productIds');
    await leaveCollection(work, context, { collectionId: id, id: { notIn: asked } });
    await work.db.collectionMember.deleteMany({ where: { collectionId: id } });
    await work.db.collectionMember.createMany({
      data: asked.map((productId, position) => ({ collectionId: id, productId, position })),
    });
    await recordAudit(work.db, context, {
      action: 'collection.setMembers',
      entity: 'Collection',
      entityId: id,
      before: { pieces: before.length },
      after: { pieces: asked.length },
    });
  });
}
