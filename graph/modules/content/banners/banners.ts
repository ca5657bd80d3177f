import { bannerSchema } from '#domain/content/bannerSchema.ts';
import { requireCompleteOrder } from '#domain/content/requireCompleteOrder.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { getChangedFields } from '#graph/audit/changedFields.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { claimUpload, releaseImage } from '#graph/media/claimUpload.ts';
import { getMediaUrl } from '#graph/media/images.ts';
import { assertVersion } from '#graph/prisma/assertVersion.ts';
import type { Banner } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type {
  CreateBannerInput,
  DeleteBannerInput,
  FocalPointInput,
  Image,
  ReorderBannersInput,
  UpdateBannerInput,
} from '#graph/schema/schema.generated.ts';
import type { SnapshotReader } from '#graph/snapshot/snapshotReader.ts';
import { contentChanged } from '#graph/work/storeEvents.ts';

/**
 * Returns the first visible banner of a place. A festival banner therefore replaces the usual one while it is
 * published.
 */
export function findVisibleBanner(snapshot: SnapshotReader, place: Banner['place']): Banner | null {
  const matchingBanners = snapshot.content.banners.filter((banner) => banner.place === place);
  return snapshot.filterPublished(matchingBanners)[0] ?? null;
}

export function getBannerImage(banner: Banner): Image | null {
  const { imageKey, imageAlt, imageAltNe, focusX, focusY } = banner;
  if (imageKey === null) return null;
  return {
    url: getMediaUrl(imageKey),
    alt: imageAlt ?? '',
    altNe: imageAltNe,
    width: banner.imageWidth,
    height: banner.imageHeight,
    colour: banner.imageColour,
    focus: focusX === null || focusY === null ? null : { x: focusX, y: focusY },
  };
}

/** Creates a banner before the others of its place. */
export function createBanner(
  context: GraphContext,
  { uploadId, focus, ...input }: CreateBannerInput,
): Promise<Banner> {
  const fields = parseInput(bannerSchema, { ...input, ...toPoint(focus) });
  return context.work(async (work) => {
    const data = { ...fields, ...(await attachPicture(work.db, uploadId)) };
    requirePicture(data);
    work.publish(contentChanged());
    const banner = await work.db.banner.create({
      data: { ...data, position: await getFirstPosition(work.db) },
    });
    await recordAudit(work.db, context, {
      action: 'banner.create',
      entity: 'Banner',
      entityId: banner.id,
      after: { title: fields.title, place: fields.place },
    });
    return banner;
  });
}

/** Updates the given fields. A new picture replaces the old one. */
export function updateBanner(
  context: GraphContext,
  { id, version, uploadId, focus, ...input }: UpdateBannerInput,
): Promise<Banner> {
  return context.work(async (work) => {
    const before = await lockBanner(work.db, { id, version });
    const fields = parseInput(bannerSchema, {
      ...before,
      ...input,
      ...(focus !== undefined && toPoint(focus)),
    });
    const data = { ...fields, ...(await attachPicture(work.db, uploadId)) };
    requirePicture({ ...before, ...data });
    const changes = getChangedFields({ ...before }, data);
    if (!changes) return before;
    work.publish(contentChanged());
    const banner = await work.db.banner.update({
      where: { id },
      data: { ...data, version: { increment: 1 } },
    });
    if (uploadId) await releasePicture(work.db, context, before);
    await recordAudit(work.db, context, {
      action: 'banner.update',
      entity: 'Banner',
      entityId: id,
      ...changes,
    });
    return banner;
  });
}

function toPoint(focus: FocalPointInput | null | undefined) {
  return { focusX: focus?.x, focusY: focus?.y };
}

async function attachPicture(tx: Transaction, uploadId: string | null | undefined) {
  if (!uploadId) return undefined;
  const { key, width, height, colour } = await claimUpload(tx, uploadId);
  return { imageKey: key, imageWidth: width, imageHeight: height, imageColour: colour };
}

async function releasePicture(tx: Transaction, context: GraphContext, banner: Banner): Promise<void> {
  const { imageKey: key, imageWidth: width, imageHeight: height, imageColour: colour } = banner;
  if (key) await releaseImage(tx, context, { key, width, height, colour });
}

function requirePicture({
  isPublished,
  place,
  imageKey,
}: Pick<Banner, 'isPublished' | 'place'> & { imageKey?: string | null }): void {
  if (isPublished && place === 'HERO' && !imageKey) throw new DomainError('IMAGE_MISSING', 'uploadId');
}

async function getFirstPosition(tx: Transaction): Promise<number> {
  const { _min } = await tx.banner.aggregate({ _min: { position: true } });
  return (_min.position ?? 1) - 1;
}

export function deleteBanner(context: GraphContext, input: DeleteBannerInput): Promise<string> {
  return context.work(async (work) => {
    const banner = await lockBanner(work.db, input);
    const { id, title, place } = banner;
    await work.db.banner.delete({ where: { id } });
    work.publish(contentChanged());
    await releasePicture(work.db, context, banner);
    await recordAudit(work.db, context, {
      action: 'banner.delete',
      entity: 'Banner',
      entityId: id,
      before: { title, place },
    });
    return id;
  });
}

export function reorderBanners(context: GraphContext, { ids }: ReorderBannersInput): Promise<Banner[]> {
  return context.work(async (work) => {
    await work.db.$queryRaw`SELECT id FROM banners ORDER BY id FOR UPDATE`;
    const readBanners = () => work.db.banner.findMany({ orderBy: [{ position: 'asc' }, { id: 'asc' }] });
    const before = await readBanners();
    requireCompleteOrder(ids, before);
    for (const [position, id] of ids.entries())
      await work.db.banner.update({ where: { id }, data: { position } });
    work.publish(contentChanged());
    const after = await readBanners();
    await recordAudit(work.db, context, {
      action: 'banner.order',
      entity: 'Banner',
      entityId: 'all',
      before: { order: before.map(({ title }) => title) },
      after: { order: after.map(({ title }) => title) },
    });
    return after;
  });
}

/** Locks a banner until the transaction ends. */
async function lockBanner(
  tx: Transaction,
  { id, version }: { id: string; version?: number | null | undefined },
): Promise<Banner> {
  await tx.$queryRaw`SELECT id FROM banners WHERE id = ${id} FOR UPDATE`;
  const banner = await tx.banner.findUnique({ where: { id } });
  if (!banner) throw new DomainError('BANNER_NOT_FOUND', 'id');
  assertVersion(banner, version);
  return banner;
}
