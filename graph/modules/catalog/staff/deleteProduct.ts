import { DomainError } from '#domain/errors/errors.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { releaseReviewPhotos } from '#graph/media/releaseReviewPhotos.ts';
import { recordDeletions } from '#graph/prisma/writes/recordDeletions.ts';
import type { DeleteProductInput } from '#graph/schema/schema.generated.ts';
import { withLockedProduct } from './lockProduct.ts';
import { releasePhotos } from './photos/releasePhotos.ts';
import { releaseVideo } from './video/releaseVideo.ts';

/** Deletes a product that was never ordered, with its reviews and wishlist entries. */
export function deleteProduct(context: GraphContext, { id }: DeleteProductInput): Promise<boolean> {
  return withLockedProduct(context, { id }, async (work, { slug, sku, name, status, images, videoKey }) => {
    if ((await work.db.orderLine.count({ where: { productId: id } })) > 0)
      throw new DomainError('PRODUCT_WAS_ORDERED', 'id');
    await releaseReviewPhotos(work.db, context, { review: { productId: id } });
    const sizes = await work.db.variant.findMany({
      where: { productId: id },
      select: { id: true, sku: true },
    });
    await work.db.product.delete({ where: { id } });
    await recordDeletions(work.db, 'PRODUCT', [{ id, label: sku }]);
    await recordDeletions(
      work.db,
      'VARIANT',
      sizes.map((size) => ({ id: size.id, label: size.sku })),
    );
    await releasePhotos(work.db, context, images);
    await releaseVideo(work.db, context, { videoKey });
    await recordAudit(work.db, context, {
      action: 'product.delete',
      entity: 'Product',
      entityId: id,
      before: { slug, sku, name, status },
    });
    return true;
  });
}
