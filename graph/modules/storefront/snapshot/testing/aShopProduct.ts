import type { ProductAttributes, ShopProduct } from '../shopProduct.ts';

type ProductOverrides = Partial<ProductAttributes> & {
  words?: string[];
  mentions?: string[];
  gemstones?: string[];
  size?: string;
  formerSlugs?: string[];
};

/** Returns a snapshot product, by default a gold ring. */
export function aShopProduct({
  words = ['ring'],
  mentions = [],
  gemstones = [],
  size,
  formerSlugs,
  ...given
}: ProductOverrides): ShopProduct {
  const attributes: ProductAttributes = {
    id: 'ring',
    slug: 'ring',
    sku: 'RG-1',
    name: 'Ring',
    description: '',
    nameNe: null,
    descriptionNe: null,
    category: 'GOLD',
    type: 'RINGS',
    metal: 'GOLD',
    purity: '22K',
    metalColour: 'yellow',
    design: null,
    weightMg: 5000,
    grossWeightMg: null,
    pricingMode: 'FIXED',
    makingBasisPoints: null,
    makingFixed: null,
    stonesPrice: 0,
    fixedPrice: 10_000,
    compareAtPrice: null,
    price: 10_000,
    stock: 5,
    sizeUnit: null,
    measurements: null,
    measuredSize: null,
    hallmark: null,
    isFeatured: false,
    popularity: 0,
    ratingHundredths: 0,
    reviewCount: 0,
    tags: [],
    relatedIds: null,
    modelKey: null,
    videoKey: null,
    videoAlt: null,
    collectionId: null,
    publishedAt: null,
    status: 'ACTIVE',
    ...given,
  };
  return {
    ...attributes,
    formerSlugs: formerSlugs ?? null,
    parts: {
      variants: [
        {
          id: `${attributes.id}-v`,
          sku: `${attributes.sku}-1`,
          barcode: null,
          size: size ?? null,
          price: attributes.price,
          stock: attributes.stock,
          weightMg: 5000,
        },
      ],
      images: [],
      gemstones: gemstones.map((kind) => ({
        kind,
        milliCarat: 0,
        count: 1,
        cut: null,
        colour: null,
        clarity: null,
        laboratory: null,
        certificateNumber: null,
        cutGrade: null,
        lengthUm: null,
        widthUm: null,
        depthUm: null,
      })),
      ratingCounts: [],
    },
    words: { names: words, facts: [], mentions },
    changedAt: 1,
  };
}
