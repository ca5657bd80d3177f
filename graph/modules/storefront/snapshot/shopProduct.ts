import type { Gemstone, Product, ProductImage, Variant } from '#graph/prisma/generated/client.ts';
import type { RatingCount } from '#graph/schema/schema.generated.ts';
import type { SearchWords } from '../search/searchText.ts';

/** What is read of a product, and of what belongs to it. */
export const FACTS = [
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

export const VARIANT_FACTS = [
  'id',
  'sku',
  'barcode',
  'size',
  'price',
  'stock',
  'weightMg',
] as const satisfies (keyof Variant)[];

export const IMAGE_FACTS = [
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

export const GEMSTONE_FACTS = [
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

/** What everybody may know of a product. */
export type ProductFacts = Pick<Product, (typeof FACTS)[number]>;
export type VariantFacts = Pick<Variant, (typeof VARIANT_FACTS)[number]>;
export type ImageFacts = Pick<ProductImage, (typeof IMAGE_FACTS)[number]>;
export type GemstoneFacts = Pick<Gemstone, (typeof GEMSTONE_FACTS)[number]>;

/** What belongs to a product, in its order. */
interface ProductParts {
  variants: VariantFacts[];
  images: ImageFacts[];
  gemstones: GemstoneFacts[];
  /** How many published reviews gave each number of stars, five first. */
  ratingCounts: RatingCount[];
}

/** A product for sale as the snapshot has it; never changed, only replaced. */
export interface ShopProduct extends ProductFacts {
  /** The addresses that it had, in small letters; null for none. */
  readonly formerSlugs: readonly string[] | null;
  readonly parts: ProductParts;
  readonly words: Readonly<SearchWords>;
  /** The snapshot's sequence when it was last replaced. */
  readonly changedAt: number;
}

/** A product that resolvers hand on: of the snapshot, or a row of the database, whose parts are read there. */
export type ShownProduct = ProductFacts & { parts?: ProductParts };
