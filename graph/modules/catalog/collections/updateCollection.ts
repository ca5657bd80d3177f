import { changedFields } from '#graph/audit/changedFields.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { giveBack, takeUpload } from '#graph/media/takeUpload.ts';
import type { ShopCollection } from '#graph/modules/storefront/snapshot/shopCollection.ts';
import { writeSearchTextsJob } from '#graph/modules/storefront/storefront.jobs.ts';
import type { UpdateCollectionInput } from '#graph/schema/schema.generated.ts';
import { readFields, requirePicture, toPicture, toRow } from './collectionFields.ts';
import { requireSlugFree, withCollection } from './withCollection.ts';

/** Changes what the input names. Its products are found by its new name soon after, and it by its address before. */
export function updateCollection(
  context: GraphContext,
  { id, version, uploadId, ...input }: UpdateCollectionInput,
): Promise<ShopCollection> {
  return withCollection(context, { id, version }, async (work, saved) => {
    const fields = readFields({ ...saved }, input);
    if (fields.slug !== saved.slug) await requireSlugFree(work.db, fields.slug, id);
    const picture = uploadId
      ? toPicture(await takeUpload(work.db, uploadId))
      : { bannerKey: saved.bannerKey };
    requirePicture({ ...fields, ...picture });
    const changed = changedFields({ ...saved }, { ...fields, ...picture });
    if (!changed) return;
    await recordAudit(work.db, context, {
      action: 'collection.update',
      entity: 'Collection',
      entityId: id,
      ...changed,
    });
    await work.db.collection.update({
      where: { id },
      data: { ...toRow(fields), ...picture, version: { increment: 1 } },
    });
    if (fields.slug !== saved.slug)
      await work.db.collectionSlug.create({ data: { slug: saved.slug, collectionId: id } });
    if (uploadId) {
      const { bannerKey: key, bannerWidth: width, bannerHeight: height, bannerColour: colour } = saved;
      await giveBack(work.db, context, { key, width, height, colour });
    }
    if (saved.name !== fields.name || saved.nameNe !== fields.nameNe)
      await work.enqueue(writeSearchTextsJob, { collectionId: id });
  });
}
