import { bannerSchema } from '#domain/content/bannerSchema.ts';
import { requireWholeOrder } from '#domain/content/wholeOrder.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { changedFields } from '#graph/audit/changedFields.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { mediaUrl } from '#graph/media/images.ts';
import { giveBack, takeUpload } from '#graph/media/takeUpload.ts';
import type { Banner } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type {
  DeleteBannerInput,
  Image,
  ReorderBannersInput,
  SaveBannerInput,
} from '#graph/schema/schema.generated.ts';
import type { SnapshotReader } from '#graph/snapshot/snapshotReader.ts';
import { contentChanged } from '#graph/work/storeEvents.ts';

/** The first banner of a place that is shown now, so that a festival banner replaces the usual one for its days. */
export function shownBanner(snapshot: SnapshotReader, place: Banner['place']): Banner | null {
  const ofPlace = snapshot.content.banners.filter((banner) => banner.place === place);
  return snapshot.shownNow(ofPlace)[0] ?? null;
}

export function bannerImage(banner: Banner): Image | null {
  const { imageKey, imageAlt, imageAltNe, focusX, focusY } = banner;
  if (imageKey === null) return null;
  return {
    url: mediaUrl(imageKey),
    alt: imageAlt ?? '',
    altNe: imageAltNe,
    width: banner.imageWidth,
    height: banner.imageHeight,
    colour: banner.imageColour,
    focus: focusX === null || focusY === null ? null : { x: focusX, y: focusY },
  };
}

/** Creates a banner before the others of its place, or updates one. */
export function saveBanner(
  context: GraphContext,
  { id, version, uploadId, focus, ...input }: SaveBannerInput,
): Promise<Banner> {
  const fields = parseInput(bannerSchema, { ...input, focusX: focus?.x, focusY: focus?.y });
  return context.work(async (work) => {
    const before = id ? await lockBanner(work.db, { id, version }) : null;
    const picture = uploadId ? await takePicture(work.db, uploadId) : null;
    if (fields.isPublished && fields.place === 'HERO' && !picture && !before?.imageKey)
      throw new DomainError('PICTURE_MISSING', 'uploadId');
    const data = { ...fields, ...picture };
    const changed = changedFields(before ? { ...before } : {}, data);
    if (before && !changed) return before;
    work.publish(contentChanged());
    const banner = before
      ? await work.db.banner.update({
          where: { id: before.id },
          data: { ...data, version: { increment: 1 } },
        })
      : await work.db.banner.create({ data: { ...data, position: await firstPosition(work.db) } });
    if (before?.imageKey && picture)
      await giveBack(work.db, context, {
        key: before.imageKey,
        width: before.imageWidth,
        height: before.imageHeight,
        colour: before.imageColour,
      });
    await recordAudit(work.db, context, {
      action: before ? 'banner.update' : 'banner.create',
      entity: 'Banner',
      entityId: banner.id,
      ...(before && changed ? changed : { after: { title: fields.title, place: fields.place } }),
    });
    return banner;
  });
}

async function takePicture(tx: Transaction, uploadId: string) {
  const { key, width, height, colour } = await takeUpload(tx, uploadId);
  return { imageKey: key, imageWidth: width, imageHeight: height, imageColour: colour };
}

async function firstPosition(tx: Transaction): Promise<number> {
  const { _min } = await tx.banner.aggregate({ _min: { position: true } });
  return (_min.position ?? 1) - 1;
}

export function deleteBanner(context: GraphContext, input: DeleteBannerInput): Promise<string> {
  return context.work(async (work) => {
    const banner = await lockBanner(work.db, input);
    const {
      id,
      title,
      place,
      imageKey,
      imageWidth: width,
      imageHeight: height,
      imageColour: colour,
    } = banner;
    await work.db.banner.delete({ where: { id } });
    work.publish(contentChanged());
    if (imageKey) await giveBack(work.db, context, { key: imageKey, width, height, colour });
    await recordAudit(work.db, context, {
      action: 'banner.delete',
      entity: 'Banner',
      entityId: id,
      before: { title, place },
    });
    return id;
  });
}

/** Reorders the banners. */
export function reorderBanners(context: GraphContext, { ids }: ReorderBannersInput): Promise<Banner[]> {
  return context.work(async (work) => {
    await work.db.$queryRaw`SELECT id FROM banners ORDER BY id FOR UPDATE`;
    const read = () => work.db.banner.findMany({ orderBy: [{ position: 'asc' }, { id: 'asc' }] });
    const before = await read();
    requireWholeOrder(ids, before);
    for (const [position, id] of ids.entries())
      await work.db.banner.update({ where: { id }, data: { position } });
    work.publish(contentChanged());
    const after = await read();
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
  if (version != null && version !== banner.version) throw new DomainError('CHANGED_MEANWHILE', 'version');
  return banner;
}
