import { MAX_PHOTOS, newPhotoSchema } from '#domain/catalog/photoSchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { claimUpload } from '#graph/media/claimUpload.ts';
import type { Product } from '#graph/prisma/generated/client.ts';
import type { AddProductImageInput } from '#graph/schema/schema.generated.ts';
import { incrementVersion } from '../incrementVersion.ts';
import { withLockedProduct } from '../lockProduct.ts';

/** Adds an uploaded photo at the end of a product's photos. */
export function addProductImage(
  context: GraphContext,
  { id, uploadId, ...input }: AddProductImageInput,
): Promise<Product> {
  const { alt, altNe, role } = parseInput(newPhotoSchema, input);
  return withLockedProduct(context, { id }, async (work, { images }) => {
    if (images.length >= MAX_PHOTOS) throw new DomainError('TOO_MANY_PHOTOS', { most: MAX_PHOTOS }, 'id');
    const { key, width, height, colour } = await claimUpload(work.db, uploadId);
    const position = (images.at(-1)?.position ?? -1) + 1;
    await work.db.productImage.create({
      data: { productId: id, key, alt, altNe, role, width, height, colour, position },
    });
    await recordAudit(work.db, context, {
      action: 'product.addImage',
      entity: 'Product',
      entityId: id,
      after: { key, alt, altNe, role },
    });
    return incrementVersion(work.db, id);
  });
}
