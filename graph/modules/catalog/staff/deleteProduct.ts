import { DomainError } from '#domain/errors/errors.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { releaseReviewPhotos } from '#graph/media/releaseReviewPhotos.ts';
import { recordDeletions } from '#graph/prisma/writes/recordDeletions.ts';
import type { DeleteProductInput } from '#graph/schema/schema.generated.ts';
import { forgetPhotographs } from './photographs/forgetPhotographs.ts';
import { forgetVideo } from './video/forgetVideo.ts';
import { withProduct } from './withProduct.ts';

/** Deletes a piece that was never ordered, with its reviews and its place on wishlists. */
export function deleteProduct(context: GraphContext, { id }: DeleteProductInput): Promise<boolean> {
  return withProduct(context, { id }, async (tx, { slug, sku, name, status, images, videoKey }) => {
    if ((await tx.orderLine.count({ where: { productId: id } })) > 0)
      throw new DomainError('PRODUCT_WAS_ORDERED', 'id');
    await releaseReviewPhotos(tx, context, { review: { productId: id } });
    const sizes = await tx.variant.findMany({ where: { productId: id }, select: { id: true, sku: true } });
    await tx.product.delete({ where: { id } });
    await recordDeletions(tx, 'PRODUCT', [{ id, label: sku }]);
    await recordDeletions(
      tx,
      'VARIANT',
      sizes.map((size) => ({ id: size.id, label: size.sku })),
    );
    await forgetPhotographs(tx, context, images);
    await forgetVideo(tx, context, { videoKey });
    await recordAudit(tx, context, {
      action: 'product.delete',
      entity: 'Product',
      entityId: id,
      before: { slug, sku, name, status },
    });
    return true;
  });
}
