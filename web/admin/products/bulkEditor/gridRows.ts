import type { SheetProductFragment } from './Sheet.generated.ts';

/** Stock of a variant. */
export interface VariantStock {
  /** Stock levels by location id; zero if a location is missing. */
  levels: Readonly<Record<string, number>>;
  /** Low-stock limit; null if the store's limit applies. */
  lowStock: number | null;
  lowStockLimit: number;
}

/** A product as last loaded, with the stock of its variants by id. */
export interface ProductWithStock {
  product: SheetProductFragment;
  stock: Readonly<Record<string, VariantStock>>;
}

export type GridVariant = SheetProductFragment['variants'][number];

/** A row: a product or one of its variants. */
export interface GridRow {
  key: string;
  productWithStock: ProductWithStock;
  isSize: boolean;
  /** Variant whose cells are in this row; null for a product whose variants have their own rows. */
  variant: GridVariant | null;
}

export function toLines(products: readonly ProductWithStock[]): GridRow[] {
  return products.flatMap((productWithStock) => {
    const { product } = productWithStock;
    const variant = getOnlyVariant(product);
    const productRow = { key: product.id, productWithStock, isSize: false, variant };
    if (variant) return [productRow];
    return [
      productRow,
      ...product.variants.map((size) => ({ key: size.id, productWithStock, isSize: true, variant: size })),
    ];
  });
}

/**
 * Returns the only variant of a product without sizes that has the product's SKU and weight, so that both share a
 * row; null otherwise.
 */
export function getOnlyVariant({ sku, weightMg, variants }: SheetProductFragment): GridVariant | null {
  const [firstVariant, ...otherVariants] = variants;
  if (!firstVariant || otherVariants.length > 0 || firstVariant.size !== null) return null;
  return firstVariant.sku === sku && firstVariant.weightMg === weightMg ? firstVariant : null;
}
