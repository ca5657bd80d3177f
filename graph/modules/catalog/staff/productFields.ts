import type { ProductText } from '#domain/catalog/product/productSchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { rememberWords } from '#graph/modules/storefront/search/rememberWords.ts';
import { composeSearchText } from '#graph/modules/storefront/search/searchText.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** What is stored of a piece's own row, without its names and its price. */
export function ownFields(piece: ProductText) {
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

export function gemstoneRows({ gemstones }: ProductText) {
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

/** What the search will find the piece by; its words are remembered. */
export async function writeSearchText(tx: Transaction, piece: ProductText, sku: string): Promise<string> {
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
  await rememberWords(tx, [searchText]);
  return searchText;
}

async function findCollection(tx: Transaction, id: string | null | undefined) {
  if (!id) return null;
  const collection = await tx.collection.findUnique({ where: { id }, select: { name: true, nameNe: true } });
  if (!collection) throw new DomainError('COLLECTION_NOT_FOUND', 'collectionId');
  return collection;
}
