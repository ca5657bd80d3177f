import { searchTerms } from '#domain/catalog/searchTerms.ts';

interface SearchedProduct {
  name: string;
  description: string;
  nameNe?: string | null;
  descriptionNe?: string | null;
  sku: string;
  category: string;
  type: string;
  metal: string;
  purity: string;
  metalColour: string | null;
  tags: readonly string[];
  gemstones: readonly { kind: string; certificateNumber?: string | null | undefined }[];
  collection: { name: string; nameNe?: string | null } | null;
}

/** The words a product is found by, in the form that the search gives to what is typed. */
export function composeSearchText(piece: SearchedProduct): string {
  const { name, sku, category, type, metal, purity, metalColour, tags, gemstones, collection } = piece;
  const stones = gemstones.flatMap(({ kind, certificateNumber }) => [kind, certificateNumber]);
  const inNepali = [piece.nameNe, collection?.nameNe, piece.descriptionNe];
  const facts = [name, sku, category, type, metal, purity, metalColour, collection?.name];
  const words = [...facts, ...tags, ...stones, piece.description, ...inNepali].join(' ').split(/\s+/);
  return [...new Set(words.flatMap(searchTerms))].join(' ');
}
