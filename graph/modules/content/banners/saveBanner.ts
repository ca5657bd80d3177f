import { bannerSchema } from '#domain/content/bannerSchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { changedFields } from '#graph/audit/changedFields.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { giveBack, takeUpload } from '#graph/media/takeUpload.ts';
import type { Banner } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { SaveBannerInput } from '#graph/schema/schema.generated.ts';
import { contentChanged } from '#graph/work/storeEvents.ts';
import { holdBanner } from './holdBanner.ts';

/** Makes a banner, which stands before the others of its place, or changes one. */
export function saveBanner(
  context: GraphContext,
  { id, version, uploadId, focus, ...input }: SaveBannerInput,
): Promise<Banner> {
  const fields = parseInput(bannerSchema, { ...input, focusX: focus?.x, focusY: focus?.y });
  return context.work(async (work) => {
    const before = id ? await holdBanner(work.db, { id, version }) : null;
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
