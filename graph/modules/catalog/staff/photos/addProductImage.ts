import { MAX_PHOTOGRAPHS, newPhotographSchema } from '#domain/catalog/photographSchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { takeUpload } from '#graph/media/takeUpload.ts';
import type { Product } from '#graph/prisma/generated/client.ts';
import type { AddProductImageInput } from '#graph/schema/schema.generated.ts';
import { newVersion } from '../newVersion.ts';
import { withProduct } from '../withProduct.ts';

/** Puts an uploaded photograph at the end of a piece's photographs. */
export function addProductImage(
  context: GraphContext,
  { id, uploadId, ...input }: AddProductImageInput,
): Promise<Product> {
  const { alt, altNe, role } = parseInput(newPhotographSchema, input);
  return withProduct(context, { id }, async (work, { images }) => {
    if (images.length >= MAX_PHOTOGRAPHS)
      throw new DomainError('PHOTOGRAPHS_FULL', { most: MAX_PHOTOGRAPHS }, 'id');
    const { key, width, height, colour } = await takeUpload(work.db, uploadId);
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
    return newVersion(work.db, id);
  });
}
