import type { SheetProductFragment } from './Sheet.generated.ts';

/** What the stock has of a size. */
export interface SizeStock {
  /** How many each location holds, by its id; none where it is not named. */
  levels: Readonly<Record<string, number>>;
  /** At how many or fewer it is low; null where the store's own level holds. */
  lowStock: number | null;
  lowAt: number;
}

/** A product as the sheet has it: as it was read last, with the stock of its sizes by their ids. */
export interface SheetPiece {
  product: SheetProductFragment;
  stock: Readonly<Record<string, SizeStock>>;
}

export type SheetVariant = SheetProductFragment['variants'][number];

/** A row of the sheet: a product, or below it one of its sizes. */
export interface SheetLine {
  key: string;
  piece: SheetPiece;
  isSize: boolean;
  /** The size whose cells stand in this row; nothing in the row of a product whose sizes have rows of their own. */
  variant: SheetVariant | null;
}

export function toLines(pieces: readonly SheetPiece[]): SheetLine[] {
  return pieces.flatMap((piece) => {
    const { product } = piece;
    const variant = onlyVariant(product);
    const own = { key: product.id, piece, isSize: false, variant };
    if (variant) return [own];
    return [own, ...product.variants.map((size) => ({ key: size.id, piece, isSize: true, variant: size }))];
  });
}

/** The one variant of a product without sizes that is called and weighs like the product: both stand in one row. */
export function onlyVariant({ sku, weightMg, variants }: SheetProductFragment): SheetVariant | null {
  const [only, ...others] = variants;
  if (!only || others.length > 0 || only.size !== null) return null;
  return only.sku === sku && only.weightMg === weightMg ? only : null;
}
