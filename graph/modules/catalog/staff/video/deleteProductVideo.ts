import { DomainError } from '#domain/errors/errors.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Product } from '#graph/prisma/generated/client.ts';
import type { DeleteProductVideoInput } from '#graph/schema/schema.generated.ts';
import { withLockedProduct } from '../lockProduct.ts';
import { releaseVideo } from './releaseVideo.ts';

/** Removes a product's video. */
export function deleteProductVideo(
  context: GraphContext,
  { id, version }: DeleteProductVideoInput,
): Promise<Product> {
  return withLockedProduct(context, { id, version }, async (work, before) => {
    const { videoKey, videoAlt } = before;
    if (!videoKey) throw new DomainError('VIDEO_NOT_FOUND', 'id');
    await releaseVideo(work.db, context, before);
    await recordAudit(work.db, context, {
      action: 'product.removeVideo',
      entity: 'Product',
      entityId: id,
      before: { videoKey, videoAlt },
    });
    return work.db.product.update({
      where: { id },
      data: { videoKey: null, videoAlt: null, version: { increment: 1 } },
    });
  });
}
