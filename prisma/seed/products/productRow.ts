import type { Category, PieceType } from '#domain/catalog/catalogTerms.ts';
import type { Metal } from '#domain/catalog/metals.ts';
import type { PhotographRole } from '#domain/catalog/photographSchema.ts';
import { roundMm } from '#domain/catalog/ringSizes.ts';
import { mgFromGrams } from '#domain/catalog/weight.ts';
import { composeSearchText } from '#graph/modules/storefront/search/searchText.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import { type CatalogProduct, catalogKey, type NepaliTexts } from '../catalogFile.ts';
import { certificates } from './certificates.ts';

interface Surroundings {
  collection: { id: string; name: string; nameNe?: string | null } | null;
  nepali?: NepaliTexts | undefined;
  publishedAt: Date;
}

/** A piece of the catalog as a product that is not priced yet. */
export function productRow(piece: CatalogProduct, { collection, nepali, publishedAt }: Surroundings) {
  const facts = {
    sku: piece.sku,
    name: piece.name,
    description: piece.description,
    nameNe: nepali?.name,
    descriptionNe: nepali?.description,
    category: piece.category.toUpperCase() as Category,
    type: piece.type.toUpperCase() as PieceType,
    metal: piece.metal.kind.toUpperCase() as Metal,
    purity: piece.metal.purity,
    metalColour: piece.metal.colour,
    tags: piece.tags,
  };
  return {
    ...facts,
    slug: piece.slug,
    design: piece.design,
    measurements: Object.fromEntries(
      Object.entries(piece.measurementsMm).map(([kind, mm]) => [kind, micrometres(mm)]),
    ),
    measuredSize: piece.measuredSize,
    weightMg: mgFromGrams(piece.weightGrams),
    makingBasisPoints: Math.round(piece.makingChargePercent * 100),
    stonesPrice: piece.stoneCostNpr,
    price: 0,
    stock: piece.stock,
    sizeUnit: piece.sizes.length > 0 ? piece.sizeUnit : null,
    hallmark: piece.metal.kind === 'gold' ? 'BIS' : null,
    status: 'ACTIVE',
    isFeatured: piece.featured,
    modelKey: piece.model,
    collectionId: collection?.id,
    searchText: composeSearchText({ ...facts, gemstones: piece.gemstones, collection }),
    publishedAt,
    createdAt: publishedAt,
  } satisfies Prisma.ProductCreateManyInput;
}

type VariantRow = Omit<Prisma.VariantCreateManyInput, 'productId'>;

/** A variant for each size; one without a size where a piece has none. */
export function toVariants({
  sku,
  sizes,
  sizeUnit,
  stock,
  stockBySize,
  weightGrams,
}: CatalogProduct): VariantRow[] {
  const weightMg = mgFromGrams(weightGrams);
  if (sizes.length === 0)
    return [{ sku, size: null, stock, mostStock: stock, weightMg, price: 0, position: 0 }];
  return sizes.map((size, position) => ({
    sku: `${sku}-${size}`,
    size: String(size),
    stock: stockBySize[size] ?? 0,
    mostStock: stockBySize[size] ?? 0,
    weightMg: toTenMg(weightMg * (sizeUnit === 'inch' ? ofChain(size, sizes) : ofRing(size))),
    price: 0,
    position,
  }));
}

/** The catalog weighs rings in size 14; more metal goes around a larger finger. */
function ofRing(size: number): number {
  return roundMm(size) / roundMm(14);
}

/** The catalog weighs necklaces in their shortest length; an inch of chain adds about 2 %. */
function ofChain(size: number, [shortest = size]: number[]): number {
  return 1 + (size - shortest) * 0.02;
}

function toTenMg(mg: number): number {
  return Math.round(mg / 10) * 10;
}

export function toGemstones({ slug, gemstones }: CatalogProduct) {
  return gemstones.map(({ carat, lengthMm, widthMm, ...stone }, position) => ({
    ...stone,
    milliCarat: Math.round(carat * 1000),
    lengthUm: micrometres(lengthMm),
    widthUm: widthMm === undefined ? null : micrometres(widthMm),
    // What a laboratory measured is finer.
    ...(position === 0 && certificates[slug]),
    position,
  }));
}

export function toPhotographs({ images }: CatalogProduct) {
  return images.map(({ file, role, ...photograph }, position) => ({
    ...photograph,
    key: catalogKey(file),
    role: role.toUpperCase() as PhotographRole,
    position,
  }));
}

function micrometres(mm: number): number {
  return Math.round(mm * 1000);
}
