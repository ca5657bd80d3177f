import type { GraphContext } from '#graph/context.ts';
import { toImage } from '#graph/media/images.ts';
import type { Image } from '#graph/schema/schema.generated.ts';
import { findImages } from '../products.queries.ts';
import type { ImageAttributes, ProductWithParts } from '../snapshot/shopProduct.ts';

type Images = readonly ImageAttributes[];

/** Returns all photos of a product in order, from memory if it is in the snapshot. */
export function listProductPhotos(
  product: ProductWithParts,
  context: GraphContext,
): Image[] | Promise<Image[]> {
  return mapPhotos(product, context, (images) => images.map((image) => toImage(image, product)));
}

/** Returns a resolver that picks one of a product's photos. */
export function createPhotoResolver(choose: (images: Images) => ImageAttributes | undefined) {
  return (product: ProductWithParts, _args: unknown, context: GraphContext) =>
    mapPhotos(product, context, (images) => {
      const image = choose(images);
      return image ? toImage(image, product) : null;
    });
}

function mapPhotos<Result>(
  product: ProductWithParts,
  { prisma }: GraphContext,
  toResult: (images: Images) => Result,
) {
  return product.parts ? toResult(product.parts.images) : findImages(prisma, product).then(toResult);
}

export const findMainPhoto = (images: Images) => images[0];

export const findDarkPhoto = (images: Images) => images.find(({ role }) => role === 'DARK');

/** Returns the photo that shows the product's size, otherwise the one after the main photo. */
export function findSizePhoto([, ...otherImages]: Images): ImageAttributes | undefined {
  return otherImages.find(({ role }) => role === 'SCALE') ?? otherImages[0];
}
