import { DomainError } from '#domain/errors/errors.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { releaseReviewPhotos } from '#graph/media/releaseReviewPhotos.ts';
import type { DeleteProductInput } from '#graph/schema/schema.generated.ts';
import { forgetPhotographs } from './photographs/forgetPhotographs.ts';
import { withProduct } from './withProduct.ts';

/** Deletes a piece that was never ordered, with its reviews and its place on wishlists. */
export function deleteProduct(context: GraphContext, { id }: DeleteProductInput): Promise<boolean> {
  return withProduct(context, { id }, async (tx, { slug, sku, name, status, images }) => {
    if ((await tx.orderLine.count({ where: { productId: id } })) > 0)
      throw new DomainError('PRODUCT_WAS_ORDERED', 'id');
    await releaseReviewPhotos(tx, context, { review: { productId: id } });
    await tx.product.delete({ where: { id } });
    await forgetPhotographs(tx, context, images);
    await recordAudit(tx, context, {
      action: 'product.delete',
      entity: 'Product',
      entityId: id,
      before: { slug, sku, name, status },
    });
    return true;
  });
}
