import { foldSpelling } from '#domain/catalog/searchSpelling.ts';
import { toSearchTerms } from '#domain/catalog/searchTerms.ts';

interface IndexedProduct {
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

/** Words of a product in the spelling of the index (`foldSpelling`). Each word is in one list only. */
export interface IndexedWords {
  /** Words of its name and its SKU. */
  names: string[];
  /** Words of its materials and tags. */
  facts: string[];
  /** Words that occur only in its descriptions. */
  mentions: string[];
}

/** Separates the lists of words in a search text. */
export const SEPARATOR = '|';

/** Composes the search text of a product: its names, facts and mentions, with separators between them. */
export function composeSearchText(product: IndexedProduct): string {
  const { name, nameNe, sku, category, type, metal, purity, metalColour, tags, gemstones, collection } =
    product;
  const stones = gemstones.flatMap(({ kind, certificateNumber }) => [kind, certificateNumber]);
  const names = toWords([name, sku, nameNe]);
  const attributeValues = [category, type, metal, purity, metalColour, collection?.name, collection?.nameNe];
  const attributes = toWords([...attributeValues, ...tags, ...stones]);
  const mentions = toWords([product.description, product.descriptionNe]);
  for (const word of names) attributes.delete(word);
  for (const word of [...names, ...attributes]) mentions.delete(word);
  return [...names, SEPARATOR, ...attributes, SEPARATOR, ...mentions].join(' ');
}

/** Reads the words of a search text. A text written by an earlier version is a single list. */
export function readSearchText(searchText: string): IndexedWords {
  const [names = '', attributes = '', mentions = ''] = searchText.split(SEPARATOR);
  return { names: splitWords(names), facts: splitWords(attributes), mentions: splitWords(mentions) };
}

function splitWords(text: string): string[] {
  return [...new Set(text.split(' '))].filter((word) => word !== '');
}

function toWords(texts: readonly (string | null | undefined)[]): Set<string> {
  const words = texts.flatMap((text) => (text ?? '').split(/\s+/));
  return new Set(words.flatMap((word) => toSearchTerms(word)).map(foldSpelling));
}
