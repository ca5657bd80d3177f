import { videoSchema } from '#domain/catalog/videoSchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { claimVideo } from '#graph/media/claimUpload.ts';
import type { Product } from '#graph/prisma/generated/client.ts';
import type { SetProductVideoInput } from '#graph/schema/schema.generated.ts';
import { withLockedProduct } from '../lockProduct.ts';
import { releaseVideo } from './releaseVideo.ts';

/** Sets or replaces a product's video, or updates the description of the current one. */
export function setProductVideo(
  context: GraphContext,
  { id, uploadId, version, ...input }: SetProductVideoInput,
): Promise<Product> {
  const { alt } = parseInput(videoSchema, input);
  return withLockedProduct(context, { id, version }, async (work, before) => {
    const videoKey = uploadId ? (await claimVideo(work.db, uploadId)).key : before.videoKey;
    if (!videoKey) throw new DomainError('VIDEO_NOT_FOUND', 'uploadId');
    if (videoKey !== before.videoKey) await releaseVideo(work.db, context, before);
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
