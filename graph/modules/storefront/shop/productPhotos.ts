import type { GraphContext } from '#graph/context.ts';
import { toImage } from '#graph/media/images.ts';
import type { Image } from '#graph/schema/schema.generated.ts';
import { findImages } from '../products.queries.ts';
import type { ImageFacts, ShownProduct } from '../snapshot/shopProduct.ts';

type Images = readonly ImageFacts[];

/** All photographs of a piece in their order. A piece of the snapshot has them at hand. */
export function photographs(product: ShownProduct, context: GraphContext): Image[] | Promise<Image[]> {
  return read(product, context, (images) => images.map((image) => toImage(image, product)));
}

/** The one photograph of a piece that is chosen from all of them. */
export function photograph(choose: (images: Images) => ImageFacts | undefined) {
  return (product: ShownProduct, _args: unknown, context: GraphContext) =>
    read(product, context, (images) => {
      const image = choose(images);
      return image ? toImage(image, product) : null;
    });
}

function read<Result>(product: ShownProduct, { prisma }: GraphContext, toResult: (images: Images) => Result) {
  return product.parts ? toResult(product.parts.images) : findImages(prisma, product).then(toResult);
}

export const main = (images: Images) => images[0];

export const dark = (images: Images) => images.find(({ role }) => role === 'DARK');

/** The one that shows the size of the piece, otherwise the one after the main one. */
export function second([, ...others]: Images): ImageFacts | undefined {
  return others.find(({ role }) => role === 'SCALE') ?? others[0];
}
