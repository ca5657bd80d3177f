import { type Category, PIECE_TYPES, type PieceType, type Sort } from '#domain/catalog/catalogTerms.ts';
import { SMALLEST_RING } from '#domain/catalog/ringSizes.ts';
import type { Kind, Meaning } from '#domain/catalog/searchMeanings.ts';
import type { SearchRange } from '#domain/catalog/searchRanges.ts';
import { searchTerms } from '#domain/catalog/searchTerms.ts';
import {
  isFiller,
  meaningBySound,
  meaningOf,
  meansEveryone,
  meansEverything,
  sortNamed,
} from '#domain/catalog/searchVocabulary.ts';
import { OR } from '#domain/catalog/searchWords.ts';
import { readTerms, stem } from './readTerms.ts';
import { rememberLast } from './rememberLast.ts';
import { takeExcluded } from './takeExcluded.ts';

const MAX_WORDS = 8;

/** Words that name a type of piece: a text that merely mentions it is not meant. */
const types = new Map(
  PIECE_TYPES.flatMap((type) => {
    const meaning = meaningOf(searchTerms(type)[0] ?? '');
    return meaning ? [[meaning, type] as const] : [];
  }),
);

const LIST = /[,&+/]|\s(?:and|or|ra|athawa|र|वा|अथवा)\s/i;

/** One thing that a search asks for. */
export interface AskedWord {
  /** The word as it was typed, in the form of the index. */
  typed: string;
  /** Any word that begins so is found; null for a word of the vocabulary, or "top" would find topaz. */
  beginning: string | null;
  /** These very words are found. */
  whole: readonly string[];
  /** These very words are found as well, but after those. */
  suits: readonly string[];
  /** A description that mentions it does not count if any piece has it as a fact. */
  isFact: boolean;
  /** It names a category, which ranks pieces better than their names do. */
  isCategory: boolean;
  /** The kind of jewelry that it names; null if it names none. */
  kind: Kind | null;
  aspect: Meaning['aspect'];
}

/** A search without its price: a piece has to be of one of the types, and have all of the rest. */
export interface ReadSearch {
  /** It keeps all pieces: it is blank, or nothing but a word such as "jewelry". */
  isEverything: boolean;
  /** It joins several things, as "jhumka and ring" does. */
  isList: boolean;
  /** It has a word that stands for all pieces. */
  namesAll: boolean;
  types: PieceType[];
  words: AskedWord[];
  /** These rank what is found; if nothing else is searched for, they find pieces themselves. */
  wishes: AskedWord[];
  sizes: string[];
  /** The type of piece that the sizes belong to; null for any. */
  sizedType: PieceType | null;
  weightMg: SearchRange | null;
  /** The order that it asks for, as "cheap" does; null if it asks for none. */
  sort: Sort | null;
  /** Pieces of these categories come first. */
  categories: Category[];
  /** The kinds behind `types`. */
  kindsOfTypes: Kind[];
  /** No piece is of one of these types, or is called or made so. */
  excludedTypes: PieceType[];
  excluded: Meaning[];
}

export const readSearch = rememberLast((search: string): ReadSearch => {
  const { terms: all, sizes, sizedType, weightMg, isBlank } = readTerms(search);
  const { terms: typed, excluded } = takeExcluded(all);
  // One figure alone is part of too many words and numbers.
  const terms = typed.filter((term, at) => !/^\d$/.test(term) || isSize(term, typed.slice(0, at)));
  const content = terms.filter(isContent).slice(0, MAX_WORDS);
  const sort = terms.map(sortNamed).find((named) => named !== null) ?? null;
  const standsForAll = (term: string) =>
    meansEverything(term) && (content.length === 0 || !meansEveryone(term));
  const namesAll = sort !== null || excluded.length > 0 || terms.some(standsForAll);
  const isNarrowed = sizes.length > 0 || weightMg !== null || excluded.length > 0;
  const counted = content.length > 0 || namesAll || isNarrowed ? content : terms.slice(0, MAX_WORDS);

  const read: ReadSearch = {
    isList: LIST.test(search),
    namesAll,
    isEverything: (isBlank || namesAll) && content.length === 0 && !isNarrowed,
    types: [],
    words: [],
    wishes: [],
    sizes: [...sizes],
    sizedType,
    weightMg,
    sort,
    categories: [],
    kindsOfTypes: [],
    excludedTypes: excluded.flatMap((meaning) => types.get(meaning) ?? []),
    excluded: excluded.filter((meaning) => !types.has(meaning)),
  };
  const known = new Set<Meaning>();
  for (const [at, term] of counted.entries()) {
    if (isSize(term, counted.slice(0, at))) {
      read.sizes.push(term);
      continue;
    }
    const meaning = meaningOf(term) ?? meaningBySound(term);
    if (meaning && known.has(meaning)) continue;
    if (meaning) known.add(meaning);
    addTerm(read, { term, meaning, alternative: alternativeOf(term, typed) });
  }
  return read;
});

/** One letter among other words is still being typed, or the size of something else; a year is one of a fashion. */
function isContent(term: string): boolean {
  return !meansEverything(term) && !isFiller(term) && !/^(?:[a-z]|\d+(?:st|nd|rd|th)|20\d\d)$/.test(term);
}

/** "Ring white gold 16" and "tilhari 24" name a size. */
function isSize(term: string, before: readonly string[]): boolean {
  if (!/^\d\d?$/.test(term) || Number(term) < SMALLEST_RING) return false;
  const sized = before.map((word) => meaningOf(word)?.kind?.near);
  return sized.includes('RINGS') || sized.includes('NECKLACES');
}

interface ReadTerm {
  term: string;
  meaning: Meaning | null;
  /** The term that stands before it and an "or"; null if none does. */
  alternative: string | null;
}

function alternativeOf(term: string, terms: readonly string[]): string | null {
  const at = terms.indexOf(term);
  return OR.has(terms[at - 1] ?? '') ? (terms[at - 2] ?? null) : null;
}

function addTerm(read: ReadSearch, { term, meaning, alternative }: ReadTerm): void {
  const isListed = meaningOf(term) !== null;
  const type = meaning && types.get(meaning);
  if (type) {
    read.types.push(type);
    if (meaning.kind) read.kindsOfTypes.push(meaning.kind);
    return;
  }
  if (meaning?.category) read.categories.push(meaning.category);
  const aspect = isListed && meaning ? meaning.aspect : null;
  const other = read.words.find(
    (word) => (aspect && word.aspect === aspect) || (isListed && word.typed === alternative),
  );
  if (other && meaning && !meaning.isWish) {
    other.whole = [...other.whole, ...meaning.words];
    other.suits = [...other.suits, ...meaning.suits];
    return;
  }
  (meaning?.isWish ? read.wishes : read.words).push({
    typed: term,
    beginning: isListed ? null : stem(term),
    whole: meaning?.words ?? [],
    suits: meaning?.suits ?? [],
    isFact: isListed && Boolean(meaning?.isFact),
    isCategory: Boolean(meaning?.category),
    kind: meaning?.kind ?? null,
    aspect,
  });
}
