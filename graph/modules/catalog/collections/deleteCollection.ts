import { DomainError } from '#domain/errors/errors.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { giveBack } from '#graph/media/takeUpload.ts';
import type { DeleteCollectionInput } from '#graph/schema/schema.generated.ts';
import { couponsFor } from './couponsFor.ts';
import { leaveCollection } from './leaveCollection.ts';
import { withCollection } from './withCollection.ts';

/** Deletes a collection that home does not show and no coupon in use is for. Its pieces stay, and name no collection any more. */
export async function deleteCollection(
  context: GraphContext,
  { id, version }: DeleteCollectionInput,
): Promise<string> {
  await withCollection(context, { id, version }, async (work, saved) => {
    const count = await work.db.homeRow.count({ where: { collectionId: id } });
    if (count > 0) throw new DomainError('COLLECTION_IN_USE', { count }, 'id');
    const coupons = await couponsFor(work.db, { id, now: context.now });
    if (coupons.length > 0)
      throw new DomainError('COLLECTION_IN_COUPONS', { coupons: coupons.join(', ') }, 'id');
    await leaveCollection(work, context, { collectionId: id });
    await work.db.collection.delete({ where: { id } });
    const { name, slug, bannerKey: key, bannerWidth: width, bannerHeight: height } = saved;
    await giveBack(work.db, context, { key, width, height, colour: saved.bannerColour });
    await recordAudit(work.db, context, {
      action: 'collection.delete',
      entity: 'Collection',
      entityId: id,
      before: { name, slug },
    });
  });
  return id;
}
