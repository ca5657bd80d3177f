import { photosSchema } from '#domain/catalog/photoSchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { getChangedFields } from '#graph/audit/changedFields.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Product, ProductImage } from '#graph/prisma/generated/client.ts';
import type { UpdateProductImagesInput } from '#graph/schema/schema.generated.ts';
import { incrementVersion } from '../incrementVersion.ts';
import { withLockedProduct } from '../lockProduct.ts';

/** Reorders a product's photos and updates their roles, texts and focal points. */
export function updateProductImages(
  context: GraphContext,
  { id: productId, version, ...input }: UpdateProductImagesInput,
): Promise<Product> {
  const { images } = parseInput(photosSchema, input);
  return withLockedProduct(context, { id: productId, version }, async (work, product) => {
    const orderedImages = images.map(({ id, alt, altNe, role, focus }, position) => {
      const image = product.images.find((photo) => photo.id === id);
      if (!image) throw createIncompletePhotosError();
      const { x: focusX, y: focusY } = focus ?? { x: image.focusX, y: image.focusY };
      return {
        ...image,
        alt: alt ?? image.alt,
        altNe: altNe === undefined ? image.altNe : altNe,
        role: role === undefined ? image.role : role,
        focusX,
        focusY,
        position,
      };
    });
    if (orderedImages.length !== product.images.length || hasDuplicates(orderedImages))
      throw createIncompletePhotosError();

    const changedValues = getChangedFields(
      { images: toAuditValues(product.images) },
      { images: toAuditValues(orderedImages) },
    );
    if (!changedValues) return product;
    for (const { id, alt, altNe, role, focusX, focusY, position } of orderedImages)
      await work.db.productImage.update({
        where: { id },
        data: { alt, altNe, role, focusX, focusY, position },
      });
    await recordAudit(work.db, context, {
      action: 'product.updateImages',
      entity: 'Product',
      entityId: productId,
      ...changedValues,
    });
    return incrementVersion(work.db, productId);
  });
}

function hasDuplicates(images: readonly ProductImage[]): boolean {
  return new Set(images.map(({ id }) => id)).size !== images.length;
}

function toAuditValues(images: readonly ProductImage[]) {
  return images.map(({ key, alt, altNe, role, focusX, focusY }) => ({
    key,
    alt,
    altNe,
    role,
    focus: `${focusX} % ${focusY} %`,
  }));
}

function createIncompletePhotosError() {
  return new DomainError('PHOTOS_INCOMPLETE', 'images');
}
