import { toSlug } from '#domain/content/collectionSchema.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { takeUpload } from '#graph/media/takeUpload.ts';
import {
  SHOP_COLLECTION,
  type ShopCollection,
  toShopCollection,
} from '#graph/modules/storefront/snapshot/shopCollection.ts';
import type { CreateCollectionInput } from '#graph/schema/schema.generated.ts';
import { collectionsChanged } from '#graph/work/storeEvents.ts';
import { readFields, requirePicture, toPicture, toRow } from './collectionFields.ts';
import { requireSlugFree, withSlugFree } from './withCollection.ts';

const AT_FIRST = {
  isPublished: false,
  membership: 'HAND',
  sort: 'POPULAR',
  bannerFocusX: 50,
  bannerFocusY: 50,
};

/** Begins a collection, at the end of the house's order. */
export function createCollection(
  context: GraphContext,
  { uploadId, slug, ...input }: CreateCollectionInput,
): Promise<ShopCollection> {
  const fields = readFields(AT_FIRST, { ...input, slug: slug || toSlug(input.name) } as typeof input);
  return withSlugFree(() =>
    context.work(async (work) => {
      await requireSlugFree(work.db, fields.slug, null);
      const picture = uploadId ? toPicture(await takeUpload(work.db, uploadId)) : { bannerKey: '' };
      requirePicture({ ...fields, ...picture });
      const last = await work.db.collection.aggregate({ _max: { position: true } });
      const position = (last._max.position ?? -1) + 1;
      const row = await work.db.collection.create({
        data: { ...toRow(fields), ...picture, position },
        include: SHOP_COLLECTION,
      });
      work.publish(collectionsChanged());
      const { name, isPublished } = fields;
      await recordAudit(work.db, context, {
        action: 'collection.create',
        entity: 'Collection',
        entityId: row.id,
        after: { name, slug: fields.slug, isPublished },
      });
      return toShopCollection(row);
    }),
  );
}
