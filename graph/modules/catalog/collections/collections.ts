import { toSlug } from '#domain/content/collectionSchema.ts';
import { requireCompleteOrder } from '#domain/content/requireCompleteOrder.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { getChangedFields } from '#graph/audit/changedFields.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { claimUpload, releaseImage } from '#graph/media/claimUpload.ts';
import {
  COLLECTION_INCLUDE,
  type ShopCollection,
  toShopCollection,
} from '#graph/modules/storefront/snapshot/shopCollection.ts';
import { writeSearchTextsJob } from '#graph/modules/storefront/storefront.jobs.ts';
import { refuseDuplicate } from '#graph/prisma/refuseDuplicate.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type {
  CreateCollectionInput,
  DeleteCollectionInput,
  ReorderCollectionsInput,
  UpdateCollectionInput,
} from '#graph/schema/schema.generated.ts';
import { collectionsChanged } from '#graph/work/storeEvents.ts';
import type { Work } from '#graph/work/work.ts';
import { readCollectionFields, requirePicture, toPicture, toRow } from './collectionFields.ts';
import { findCollectionCoupons } from './findCollectionCoupons.ts';
import { removeFromCollection } from './removeFromCollection.ts';

const NEW_COLLECTION_FIELDS = {
  isPublished: false,
  membership: 'HAND',
  sort: 'POPULAR',
  bannerFocusX: 50,
  bannerFocusY: 50,
};

/** Creates a collection at the end of the list. */
export function createCollection(
  context: GraphContext,
  { uploadId, slug, ...input }: CreateCollectionInput,
): Promise<ShopCollection> {
  const fields = readCollectionFields(NEW_COLLECTION_FIELDS, {
    ...input,
    slug: slug || toSlug(input.name),
  } as typeof input);
  return withSlugConflict(() =>
    context.work(async (work) => {
      await requireFreeSlug(work.db, fields.slug, null);
      const picture = uploadId ? toPicture(await claimUpload(work.db, uploadId)) : { bannerKey: '' };
      requirePicture({ ...fields, ...picture });
      const positionAggregate = await work.db.collection.aggregate({ _max: { position: true } });
      const position = (positionAggregate._max.position ?? -1) + 1;
      const row = await work.db.collection.create({
        data: { ...toRow(fields), ...picture, position },
        include: COLLECTION_INCLUDE,
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

/** Updates the given fields. A job updates the search text of its products. The former URL still works. */
export function updateCollection(
  context: GraphContext,
  { id, version, uploadId, ...input }: UpdateCollectionInput,
): Promise<ShopCollection> {
  return withLockedCollection(context, { id, version }, async (work, saved) => {
    const fields = readCollectionFields({ ...saved }, input);
    if (fields.slug !== saved.slug) await requireFreeSlug(work.db, fields.slug, id);
    const picture = uploadId
      ? toPicture(await claimUpload(work.db, uploadId))
      : { bannerKey: saved.bannerKey };
    requirePicture({ ...fields, ...picture });
    const changedValues = getChangedFields({ ...saved }, { ...fields, ...picture });
    if (!changedValues) return;
    await recordAudit(work.db, context, {
      action: 'collection.update',
      entity: 'Collection',
      entityId: id,
      ...changedValues,
    });
    await work.db.collection.update({
      where: { id },
      data: { ...toRow(fields), ...picture, version: { increment: 1 } },
    });
    if (fields.slug !== saved.slug)
      await work.db.collectionSlug.create({ data: { slug: saved.slug, collectionId: id } });
    if (uploadId) {
      const { bannerKey: key, bannerWidth: width, bannerHeight: height, bannerColour: colour } = saved;
      await releaseImage(work.db, context, { key, width, height, colour });
    }
    if (saved.name !== fields.name || saved.nameNe !== fields.nameNe)
      await work.enqueue(writeSearchTextsJob, { collectionId: id });
  });
}

/** Deletes a collection and keeps its products. Throws if the home page or an active coupon refers to it. */
export async function deleteCollection(
  context: GraphContext,
  { id, version }: DeleteCollectionInput,
): Promise<string> {
  await withLockedCollection(context, { id, version }, async (work, saved) => {
    const count = await work.db.homeSection.count({ where: { collectionId: id } });
    if (count > 0) throw new DomainError('COLLECTION_IN_USE', { count }, 'id');
    const coupons = await findCollectionCoupons(work.db, { id, now: context.now });
    if (coupons.length > 0)
      throw new DomainError('COLLECTION_IN_COUPONS', { coupons: coupons.join(', ') }, 'id');
    await removeFromCollection(work, context, { collectionId: id });
    await work.db.collection.delete({ where: { id } });
    const { name, slug, bannerKey: key, bannerWidth: width, bannerHeight: height } = saved;
    await releaseImage(work.db, context, { key, width, height, colour: saved.bannerColour });
    await recordAudit(work.db, context, {
      action: 'collection.delete',
      entity: 'Collection',
      entityId: id,
      before: { name, slug },
    });
  });
  return id;
}

export function reorderCollections(
  context: GraphContext,
  { ids }: ReorderCollectionsInput,
): Promise<ShopCollection[]> {
  return context.work(async (work) => {
    await work.db.$queryRaw`SELECT id FROM collections ORDER BY id FOR UPDATE`;
    const readCollections = () =>
      work.db.collection.findMany({
        include: COLLECTION_INCLUDE,
        orderBy: [{ position: 'asc' }, { id: 'asc' }],
      });
    const before = await readCollections();
    requireCompleteOrder(ids, before);
    for (const [position, id] of ids.entries())
      await work.db.collection.update({ where: { id }, data: { position } });
    work.publish(collectionsChanged());
    const after = await readCollections();
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

interface CollectionVersion {
  id: string;
  /** Version that the client has read. Throws VERSION_CONFLICT if the stored version differs. */
  version?: number | null | undefined;
}

/** Runs a task on a locked collection. Returns the collection after the change. */
export async function withLockedCollection(
  { work: doWork }: GraphContext,
  { id, version }: CollectionVersion,
  task: (work: Work, collection: ShopCollection) => Promise<unknown>,
): Promise<ShopCollection> {
  return withSlugConflict(() =>
    doWork(async (work) => {
      await work.db.$queryRaw`SELECT id FROM collections WHERE id = ${id} FOR UPDATE`;
      const collection = await findShopCollection(work.db, id);
      if (!collection) throw new DomainError('COLLECTION_NOT_FOUND', 'id');
      if (version != null && version !== collection.version)
        throw new DomainError('VERSION_CONFLICT', 'version');
      work.publish(collectionsChanged());
      await task(work, collection);
      return (await findShopCollection(work.db, id)) ?? collection;
    }),
  );
}

async function findShopCollection(tx: Transaction, id: string): Promise<ShopCollection | null> {
  const row = await tx.collection.findUnique({ where: { id }, include: COLLECTION_INCLUDE });
  return row && toShopCollection(row);
}

/** Turns a violation of the unique slug into a typed error, because only the database can detect every conflict. */
function withSlugConflict<Result>(task: () => Promise<Result>): Promise<Result> {
  return refuseDuplicate(task, () => new DomainError('COLLECTION_SLUG_TAKEN', 'slug'));
}

/** Refuses the former slug of another collection, whose old links must keep working. */
async function requireFreeSlug(tx: Transaction, slug: string, id: string | null): Promise<void> {
  const formerSlug = await tx.collectionSlug.findUnique({ where: { slug } });
  if (formerSlug && formerSlug.collectionId !== id) throw new DomainError('COLLECTION_SLUG_TAKEN', 'slug');
  if (formerSlug) await tx.collectionSlug.delete({ where: { slug } });
}
