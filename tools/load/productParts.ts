import { idMaker } from './loadIds.ts';
import type { Piece } from './products.ts';
import type { Row } from './tables.ts';

/** Makes the photographs, stones and first stock of a product; the photographs are those of its pattern. */
export function productPartMaker() {
  const imageId = idMaker();
  const stoneId = idMaker();
  const moveId = idMaker();

  return {
    images: ({ id, pattern, publishedAt }: Piece): Row<'product_images'>[] =>
      pattern.photographs.map(({ altNe, ...photograph }) => ({
        id: imageId(publishedAt),
        product_id: id,
        alt_ne: altNe,
        ...photograph,
      })),

    gemstones: ({ id, pattern, publishedAt }: Piece): Row<'gemstones'>[] =>
      pattern.gemstones.map(({ kind, count, cut, colour, clarity, position, ...measures }) => ({
        id: stoneId(publishedAt),
        product_id: id,
        kind,
        milli_carat: measures.milliCarat,
        count,
        cut,
        colour,
        clarity,
        length_um: measures.lengthUm,
        width_um: measures.widthUm,
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
