import type { GridVariant, ProductWithStock } from '../gridRows.ts';
import type { SheetProductFragment } from '../Sheet.generated.ts';

type Overrides = Partial<Omit<SheetProductFragment, 'staff' | 'variants'>> & {
  staff?: Partial<SheetProductFragment['staff']>;
  /** One variant without a size by default. */
  variants?: Partial<GridVariant>[];
};

/** Builds a gold ring at a fixed price of NPR 10,000, with 5 items in the shop and the store's low-stock limit of 3. */
export function aProduct(
  id: string,
  { staff, variants = [{ size: null }], ...given }: Overrides = {},
): ProductWithStock {
  const sku = `RG-${id}`;
  const productVariants = variants.map(
    (variant, index): GridVariant => ({
      id: `${id}-v${index + 1}`,
      sku: variants.length === 1 ? sku : `${sku}-${variant.size}`,
      barcode: null,
      size: null,
      price: 10_000,
      stock: 5,
      weightMg: 5000,
      ...variant,
    }),
  );
  return {
    product: {
      id,
      sku,
      name: `Ring ${id}`,
      nameNe: null,
      category: 'GOLD',
      type: 'RINGS',
      metal: 'GOLD',
      purity: '22K',
      weightMg: 5000,
      grossWeightMg: null,
      price: 10_000,
      isFeatured: false,
      tags: ['plain'],
      collection: null,
      ...given,
      variants: productVariants,
      staff: {
        status: 'ACTIVE',
        pricingMode: 'FIXED',
        makingPercent: null,
        makingFixed: null,
        previousMakingPercent: null,
        previousMakingFixed: null,
        stonesPrice: 0,
        fixedPrice: 10_000,
        compareAtPrice: null,
        cost: null,
        seoTitle: null,
        seoDescription: null,
        version: 7,
        ...staff,
      },
    },
    stock: Object.fromEntries(
      productVariants.map((size) => [size.id, { levels: { shop: 5 }, lowStock: null, lowStockLimit: 3 }]),
    ),
  };
}
