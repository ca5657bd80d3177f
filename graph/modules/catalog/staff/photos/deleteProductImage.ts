import { DomainError } from '#domain/errors/errors.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Product } from '#graph/prisma/generated/client.ts';
import type { DeleteProductImageInput } from '#graph/schema/schema.generated.ts';
import { incrementVersion } from '../incrementVersion.ts';
import { withLockedProduct } from '../lockProduct.ts';
import { releasePhotos } from './releasePhotos.ts';

/** Removes a photo from its product. Orders that use the photo still show it. */
export async function deleteProductImage(
  context: GraphContext,
  { id }: DeleteProductImageInput,
): Promise<Product> {
  const savedImage = await context.prisma.productImage.findUnique({ where: { id } });
  if (!savedImage) throw createPhotoNotFoundError();
  const { productId } = savedImage;

  return withLockedProduct(context, { id: productId }, async (work, { images, status }) => {
    const image = images.find((photo) => photo.id === id);
    if (!image) throw createPhotoNotFoundError();
    if (status === 'ACTIVE' && images.length === 1) throw new DomainError('CANNOT_DELETE_LAST_PHOTO', 'id');
    await work.db.productImage.delete({ where: { id } });
    await releasePhotos(work.db, context, [image]);
    await recordAudit(work.db, context, {
      action: 'product.removeImage',
      entity: 'Product',
      entityId: productId,
      before: { key: image.key, alt: image.alt },
    });
    return incrementVersion(work.db, productId);
  });
}

function createPhotoNotFoundError() {
  return new DomainError('PHOTO_NOT_FOUND', 'id');
}
