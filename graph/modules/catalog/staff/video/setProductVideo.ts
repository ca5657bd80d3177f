import { videoSchema } from '#domain/catalog/videoSchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { takeVideo } from '#graph/media/takeUpload.ts';
import type { Product } from '#graph/prisma/generated/client.ts';
import type { SetProductVideoInput } from '#graph/schema/schema.generated.ts';
import { withProduct } from '../withProduct.ts';
import { forgetVideo } from './forgetVideo.ts';

/** Puts an uploaded video on a piece in the place of the one that it has, or says anew what is seen in that. */
export function setProductVideo(
  context: GraphContext,
  { id, uploadId, version, ...input }: SetProductVideoInput,
): Promise<Product> {
  const { alt } = parseInput(videoSchema, input);
  return withProduct(context, { id, version }, async (work, before) => {
    const videoKey = uploadId ? (await takeVideo(work.db, uploadId)).key : before.videoKey;
    if (!videoKey) throw new DomainError('VIDEO_NOT_FOUND', 'uploadId');
    if (videoKey !== before.videoKey) await forgetVideo(work.db, context, before);
    await recordAudit(work.db, context, {
      action: 'product.setVideo',
      entity: 'Product',
      entityId: id,
      before: { videoKey: before.videoKey, videoAlt: before.videoAlt },
      after: { videoKey, videoAlt: alt },
    });
    return work.db.product.update({
      where: { id },
      data: { videoKey, videoAlt: alt, version: { increment: 1 } },
    });
  });
}
