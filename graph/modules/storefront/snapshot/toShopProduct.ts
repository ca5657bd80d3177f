import type { ProductAttributes, ShopProduct } from './shopProduct.ts';

/** Fields that are not copied from the row. */
type ComputedFields =
  | 'formerSlugs'
  | 'stock'
  | 'isFeatured'
  | 'tags'
  | 'relatedIds'
  | 'measurements'
  | 'parts'
  | 'words'
  | 'changedAt';

/**
 * Lists every field explicitly, so that all products share one V8 shape. With spread or assignment, each product would
 * have its own descriptor or dictionary of about 1.5 kB.
 */
export function toShopProduct(
  row: Omit<ProductAttributes, ComputedFields>,
  {
    formerSlugs,
    stock,
    isFeatured,
    tags,
    relatedIds,
    measurements,
    parts,
    words,
    changedAt,
  }: Pick<ShopProduct, ComputedFields>,
): ShopProduct {
  return {
    id: row.id,
    slug: row.slug,
    formerSlugs,
    sku: row.sku,
    name: row.name,
    description: row.description,
    nameNe: row.nameNe,
    descriptionNe: row.descriptionNe,
    category: row.category,
    type: row.type,
    metal: row.metal,
    purity: row.purity,
    metalColour: row.metalColour,
    design: row.design,
    weightMg: row.weightMg,
    grossWeightMg: row.grossWeightMg,
    pricingMode: row.pricingMode,
    makingBasisPoints: row.makingBasisPoints,
    makingFixed: row.makingFixed,
    stonesPrice: row.stonesPrice,
    fixedPrice: row.fixedPrice,
    compareAtPrice: row.compareAtPrice,
    price: row.price,
    stock,
    sizeUnit: row.sizeUnit,
    measurements,
    measuredSize: row.measuredSize,
    hallmark: row.hallmark,
    isFeatured,
    popularity: row.popularity,
    ratingHundredths: row.ratingHundredths,
    reviewCount: row.reviewCount,
    tags,
    relatedIds,
    modelKey: row.modelKey,
    videoKey: row.videoKey,
    videoAlt: row.videoAlt,
    collectionId: row.collectionId,
    publishedAt: row.publishedAt,
    status: row.status,
    parts,
    words,
    changedAt,
  };
}
