import type { Category, ProductType } from '#domain/catalog/catalogTerms.ts';
import type { Metal } from '#domain/catalog/metals.ts';
import type { PhotoRole } from '#domain/catalog/photoSchema.ts';
import { toCircumferenceMm } from '#domain/catalog/ringSizes.ts';
import { toMilligrams } from '#domain/catalog/weight.ts';
import { composeSearchText } from '#graph/modules/storefront/search/searchText.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import { type CatalogProduct, type NepaliTexts, toCatalogKey } from '../catalogFile.ts';
import { certificates } from './certificates.ts';

interface ProductRowContext {
  collection: { id: string; name: string; nameNe?: string | null } | null;
  nepaliTexts?: NepaliTexts | undefined;
  publishedAt: Date;
}

/** Returns a catalogue product without a price. */
export function createProductRow(
  product: CatalogProduct,
  { collection, nepaliTexts: nepali, publishedAt }: ProductRowContext,
) {
  const attributes = {
    sku: product.sku,
    name: product.name,
    description: product.description,
    nameNe: nepali?.name,
    descriptionNe: nepali?.description,
    category: product.category.toUpperCase() as Category,
    type: product.type.toUpperCase() as ProductType,
    metal: product.metal.kind.toUpperCase() as Metal,
    purity: product.metal.purity,
    metalColour: product.metal.colour,
    tags: product.tags,
  };
  return {
    ...attributes,
    slug: product.slug,
    design: product.design,
    measurements: Object.fromEntries(
      Object.entries(product.measurementsMm).map(([kind, mm]) => [kind, toMicrometres(mm)]),
    ),
    measuredSize: product.measuredSize,
    weightMg: toMilligrams(product.weightGrams),
    makingBasisPoints: Math.round(product.makingChargePercent * 100),
    stonesPrice: product.stoneCostNpr,
    price: 0,
    stock: product.stock,
    sizeUnit: product.sizes.length > 0 ? product.sizeUnit : null,
    hallmark: product.metal.kind === 'gold' ? 'BIS' : null,
    status: 'ACTIVE',
    isFeatured: product.featured,
    modelKey: product.model,
    collectionId: collection?.id,
    searchText: composeSearchText({ ...attributes, gemstones: product.gemstones, collection }),
    publishedAt,
    createdAt: publishedAt,
  } satisfies Prisma.ProductCreateManyInput;
}

type VariantRow = Omit<Prisma.VariantCreateManyInput, 'productId'>;

/** Returns a variant for each size, or a single variant without a size. */
export function toVariants({
  sku,
  sizes,
  sizeUnit,
  stock,
  stockBySize,
  weightGrams,
}: CatalogProduct): VariantRow[] {
  const weightMg = toMilligrams(weightGrams);
  if (sizes.length === 0)
    return [{ sku, size: null, stock, peakStock: stock, weightMg, price: 0, position: 0 }];
  return sizes.map((size, position) => ({
    sku: `${sku}-${size}`,
    size: String(size),
    stock: stockBySize[size] ?? 0,
    peakStock: stockBySize[size] ?? 0,
    weightMg: roundToTenMg(
      weightMg *
        (sizeUnit === 'inch' ? calculateChainWeightFactor(size, sizes) : calculateRingWeightFactor(size)),
    ),
    price: 0,
    position,
  }));
}

/** Catalogue weights of rings are for size 14. A larger ring contains more metal. */
function calculateRingWeightFactor(size: number): number {
  return toCircumferenceMm(size) / toCircumferenceMm(14);
}

/** Catalogue weights of necklaces are for the shortest length. An inch of chain adds about 2 %. */
function calculateChainWeightFactor(size: number, [shortest = size]: number[]): number {
  return 1 + (size - shortest) * 0.02;
}

function roundToTenMg(mg: number): number {
  return Math.round(mg / 10) * 10;
}

export function toGemstones({ slug, gemstones }: CatalogProduct) {
  return gemstones.map(({ carat, lengthMm, widthMm, ...stone }, position) => ({
    ...stone,
    milliCarat: Math.round(carat * 1000),
    lengthUm: toMicrometres(lengthMm),
    widthUm: widthMm === undefined ? null : toMicrometres(widthMm),
    // The measurements of a certificate are more precise and replace those above.
    ...(position === 0 && certificates[slug]),
    position,
  }));
}

export function toPhotos({ images }: CatalogProduct) {
  return images.map(({ file, role, ...photograph }, position) => ({
    ...photograph,
    key: toCatalogKey(file),
    role: role.toUpperCase() as PhotoRole,
    position,
  }));
}

function toMicrometres(mm: number): number {
  return Math.round(mm * 1000);
}
