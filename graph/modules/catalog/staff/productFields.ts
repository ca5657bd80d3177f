import type { ProductInput } from '#domain/catalog/product/productSchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { composeSearchText } from '#graph/modules/storefront/search/searchText.ts';
import { storeWords } from '#graph/modules/storefront/search/storeWords.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** Returns the product's own columns, without names and price. */
export function ownFields(piece: ProductInput) {
  const { name, category, type, metal, purity, weightMg, stonesPrice } = piece;
  const { fixedPrice = null, makingPercent, makingFixed = null, hallmark = null, collectionId } = piece;
  return {
    name,
    description: piece.description ?? '',
    nameNe: piece.nameNe ?? null,
    descriptionNe: piece.descriptionNe ?? null,
    category,
    type,
    metal,
    purity,
    weightMg,
    grossWeightMg: piece.grossWeightMg ?? null,
    metalColour: piece.metalColour ?? null,
    design: piece.design ?? null,
    measurements: Object.fromEntries(
      (piece.measurements ?? []).map(({ kind, micrometres }) => [kind, micrometres]),
    ),
    measuredSize: piece.measuredSize ?? null,
    pricingMode: fixedPrice === null ? ('RATE' as const) : ('FIXED' as const),
    fixedPrice,
    makingBasisPoints: makingPercent == null ? null : Math.round(makingPercent * 100),
    makingFixed,
    stonesPrice,
    compareAtPrice: piece.compareAtPrice ?? null,
    cost: piece.cost ?? null,
    seoTitle: piece.seoTitle ?? null,
    seoDescription: piece.seoDescription ?? null,
    sizeUnit: piece.sizeUnit ?? null,
    hallmark,
    isFeatured: piece.isFeatured ?? false,
    tags: [...new Set(piece.tags ?? [])],
    collectionId: collectionId || null,
  };
}

export function gemstoneRows({ gemstones }: ProductInput) {
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
export async function writeSearchText(tx: Transaction, piece: ProductInput, sku: string): Promise<string> {
  const collection = await findCollection(tx, piece.collectionId);
  const { metalColour = null, gemstones, tags, description = '' } = piece;
  const searchText = composeSearchText({
    ...piece,
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
