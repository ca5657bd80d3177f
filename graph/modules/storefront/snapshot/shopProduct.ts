import type { Gemstone, Product, ProductImage, Variant } from '#graph/prisma/generated/client.ts';
import type { RatingCount } from '#graph/schema/schema.generated.ts';
import type { IndexedWords } from '../search/searchText.ts';

/** Columns read of a product and of its parts. */
export const PRODUCT_COLUMNS = [
  'id',
  'slug',
  'sku',
  'name',
  'description',
  'nameNe',
  'descriptionNe',
  'category',
  'type',
  'metal',
  'purity',
  'metalColour',
  'design',
  'weightMg',
  'grossWeightMg',
  'pricingMode',
  'makingBasisPoints',
  'makingFixed',
  'stonesPrice',
  'fixedPrice',
  'compareAtPrice',
  'price',
  'stock',
  'sizeUnit',
  'measurements',
  'measuredSize',
  'hallmark',
  'isFeatured',
  'popularity',
  'ratingHundredths',
  'reviewCount',
  'tags',
  'relatedIds',
  'modelKey',
  'videoKey',
  'videoAlt',
  'collectionId',
  'publishedAt',
  'status',
] as const satisfies (keyof Product)[];

export const VARIANT_COLUMNS = [
  'id',
  'sku',
  'barcode',
  'size',
  'price',
  'stock',
  'weightMg',
] as const satisfies (keyof Variant)[];

export const IMAGE_COLUMNS = [
  'key',
  'alt',
  'altNe',
  'role',
  'width',
  'height',
  'colour',
  'focusX',
  'focusY',
  'position',
] as const satisfies (keyof ProductImage)[];

export const GEMSTONE_COLUMNS = [
  'kind',
  'milliCarat',
  'count',
  'cut',
  'colour',
  'clarity',
  'laboratory',
  'certificateNumber',
  'cutGrade',
  'lengthUm',
  'widthUm',
  'depthUm',
] as const satisfies (keyof Gemstone)[];

/** Product facts visible to everyone. */
export type ProductAttributes = Pick<Product, (typeof PRODUCT_COLUMNS)[number]>;
export type VariantFacts = Pick<Variant, (typeof VARIANT_COLUMNS)[number]>;
export type ImageAttributes = Pick<ProductImage, (typeof IMAGE_COLUMNS)[number]>;
export type GemstoneFacts = Pick<Gemstone, (typeof GEMSTONE_COLUMNS)[number]>;

/** Parts of a product, in order. */
interface ProductParts {
  variants: VariantFacts[];
  images: ImageAttributes[];
  gemstones: GemstoneFacts[];
  /** Number of published reviews per star rating, five stars first. */
  ratingCounts: RatingCount[];
}

/** A product for sale in the snapshot. Immutable. */
export interface ShopProduct extends ProductAttributes {
  /** Former slugs, in lower case; null if there are none. */
  readonly formerSlugs: readonly string[] | null;
  readonly parts: ProductParts;
  readonly words: Readonly<IndexedWords>;
  /** Sequence of the snapshot in which this product last changed. */
  readonly changedAt: number;
}

/** A product as resolvers return it: from the snapshot, or a database row, whose parts are read on demand. */
export type ProductWithParts = ProductAttributes & { parts?: ProductParts };
