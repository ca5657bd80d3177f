import type { Photograph } from '#prisma/seed/products/photographs.ts';
import { idMaker } from './loadIds.ts';
import type { Piece } from './products.ts';
import type { Row } from './tables.ts';

/** Makes the photographs, stones and first stock of a product; the photographs are those of its pattern. */
export function productPartMaker(photographs: ReadonlyMap<string, Photograph[]>) {
  const imageId = idMaker();
  const stoneId = idMaker();
  const moveId = idMaker();

  return {
    images: ({ id, pattern, publishedAt }: Piece): Row<'product_images'>[] =>
      (photographs.get(pattern.piece.slug) ?? []).map((photograph) => ({
        id: imageId(publishedAt),
        product_id: id,
        ...photograph,
      })),

    gemstones: ({ id, pattern, publishedAt }: Piece): Row<'gemstones'>[] =>
      pattern.gemstones.map(({ kind, milliCarat, count, cut, colour, clarity, position }) => ({
        id: stoneId(publishedAt),
        product_id: id,
        kind,
        milli_carat: milliCarat,
        count,
        cut,
        colour,
        clarity,
        position,
      })),

    firstStock: ({ variants, publishedAt }: Piece): Row<'stock_moves'>[] =>
      variants
        .filter(({ stock, sold }) => stock + sold > 0)
        .map(({ id, stock, sold }) => ({
          id: moveId(publishedAt),
          variant_id: id,
          order_id: null,
          delta: stock + sold,
          reason: 'INITIAL',
          at: new Date(publishedAt),
        })),
  };
}
