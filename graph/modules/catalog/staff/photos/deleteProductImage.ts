import { DomainError } from '#domain/errors/errors.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Product } from '#graph/prisma/generated/client.ts';
import type { DeleteProductImageInput } from '#graph/schema/schema.generated.ts';
import { newVersion } from '../newVersion.ts';
import { withProduct } from '../withProduct.ts';
import { forgetPhotographs } from './forgetPhotographs.ts';

/** Takes a photograph off its piece. Orders go on showing it. */
export async function deleteProductImage(
  context: GraphContext,
  { id }: DeleteProductImageInput,
): Promise<Product> {
  const found = await context.prisma.productImage.findUnique({ where: { id } });
  if (!found) throw noSuchPhotograph();
  const { productId } = found;

  return withProduct(context, { id: productId }, async (work, { images, status }) => {
    const image = images.find((known) => known.id === id);
    if (!image) throw noSuchPhotograph();
    if (status === 'ACTIVE' && images.length === 1) throw new DomainError('LAST_PHOTOGRAPH_STAYS', 'id');
    await work.db.productImage.delete({ where: { id } });
    await forgetPhotographs(work.db, context, [image]);
    await recordAudit(work.db, context, {
      action: 'product.removeImage',
      entity: 'Product',
      entityId: productId,
      before: { key: image.key, alt: image.alt },
    });
    return newVersion(work.db, productId);
  });
}

function noSuchPhotograph() {
  return new DomainError('PHOTOGRAPH_NOT_FOUND', 'id');
}
