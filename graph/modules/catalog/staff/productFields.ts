import type { ProductInput } from '#domain/catalog/product/productSchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { composeSearchText } from '#graph/modules/storefront/search/searchText.ts';
import { storeWords } from '#graph/modules/storefront/search/storeWords.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** Returns the product's own columns, without names and price. */
export function toProductColumns(input: ProductInput) {
  const { name, category, type, metal, purity, weightMg, stonesPrice } = input;
  const { fixedPrice = null, makingPercent, makingFixed = null, hallmark = null, collectionId } = input;
  return {
    name,
    description: input.description ?? '',
    nameNe: input.nameNe ?? null,
    descriptionNe: input.descriptionNe ?? null,
    category,
    type,
    metal,
    purity,
    weightMg,
    grossWeightMg: input.grossWeightMg ?? null,
    metalColour: input.metalColour ?? null,
    design: input.design ?? null,
    measurements: Object.fromEntries(
      (input.measurements ?? []).map(({ kind, micrometres }) => [kind, micrometres]),
    ),
    measuredSize: input.measuredSize ?? null,
    pricingMode: fixedPrice === null ? ('RATE' as const) : ('FIXED' as const),
    fixedPrice,
    makingBasisPoints: makingPercent == null ? null : Math.round(makingPercent * 100),
    makingFixed,
    stonesPrice,
    compareAtPrice: input.compareAtPrice ?? null,
    cost: input.cost ?? null,
    seoTitle: input.seoTitle ?? null,
    seoDescription: input.seoDescription ?? null,
    sizeUnit: input.sizeUnit ?? null,
    hallmark,
    isFeatured: input.isFeatured ?? false,
    tags: [...new Set(input.tags ?? [])],
    collectionId: collectionId || null,
  };
}

export function toGemstoneRows({ gemstones }: ProductInput) {
  return (gemstones ?? []).map(
    ({ kind, carat, count, cut = null, colour = null, clarity = null, certificate, ...size }, position) => ({
      kind,
      milliCarat: Math.round(carat * 1000),
      count,
      cut,
      colour,
      clarity,
      lengthUm: size.lengthUm ?? null,
      widthUm: size.widthUm ?? null,
      depthUm: size.depthUm ?? null,
      laboratory: certificate?.laboratory ?? null,
      certificateNumber: certificate?.number ?? null,
      cutGrade: certificate?.cutGrade ?? null,
      position,
    }),
  );
}

/** Returns the search text of a product and adds its words to the search vocabulary. */
export async function writeSearchText(tx: Transaction, input: ProductInput, sku: string): Promise<string> {
  const collection = await findCollection(tx, input.collectionId);
  const { metalColour = null, gemstones, tags, description = '' } = input;
  const searchText = composeSearchText({
    ...input,
    sku,
    description,
    metalColour,
    tags: tags ?? [],
    gemstones: (gemstones ?? []).map(({ kind, certificate }) => ({
      kind,
      certificateNumber: certificate?.number,
    })),
    collection,
  });
  await storeWords(tx, [searchText]);
  return searchText;
}

async function findCollection(tx: Transaction, id: string | null | undefined) {
  if (!id) return null;
  const collection = await tx.collection.findUnique({ where: { id }, select: { name: true, nameNe: true } });
  if (!collection) throw new DomainError('COLLECTION_NOT_FOUND', 'collectionId');
  return collection;
}
