import { type Category, PIECE_TYPES, type PieceType, type Sort } from '#domain/catalog/catalogTerms.ts';
import { SMALLEST_RING } from '#domain/catalog/ringSizes.ts';
import type { Kind, Meaning } from '#domain/catalog/searchMeanings.ts';
import { readMeasures } from '#domain/catalog/searchMeasures.ts';
import type { SearchRange } from '#domain/catalog/searchRanges.ts';
import { foldSpelling } from '#domain/catalog/searchSpelling.ts';
import { searchTerms, searchWords } from '#domain/catalog/searchTerms.ts';
import {
  isFiller,
  isNegation,
  meaningBySound,
  meaningOf,
  meansEverything,
  sortNamed,
} from '#domain/catalog/searchVocabulary.ts';
import { OR } from '#domain/catalog/searchWords.ts';
import { withLatinDigits } from '#domain/text/readNumber.ts';
import { takeExcluded } from './takeExcluded.ts';

const MAX_TYPED = 24;
const MAX_WORDS = 8;
const SHORTEST_BY_SOUND = 7;

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
  const namesAll = sort !== null || excluded.length > 0 || terms.some(meansEverything);
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

/** It has nothing but words such as "for" and "price", which say nothing about a piece. */
export function saysNothing(search: string): boolean {
  const { terms, phrases } = readTerms(search);
  const isOfFillers = terms.every((term) => (isFiller(term) && sortNamed(term) === null) || isNegation(term));
  return terms.length > 0 && phrases.length === 0 && isOfFillers;
}

/** One letter among other words is still being typed, or the size of something else. */
function isContent(term: string): boolean {
  return !meansEverything(term) && !isFiller(term) && !/^(?:[a-z]|\d+(?:st|nd|rd|th))$/.test(term);
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

/** The typed words in the form of the index, in their order, and the measures among them. */
export const readTerms = rememberLast((search: string) => {
  const { search: rest, ...measures } = readMeasures(
    withoutCarats(withFineness(withLatinDigits(search).replace(PERCENT, ' '))),
  );
  const typed = onceEach(searchWords(rest).map(foldSpelling)).slice(0, MAX_TYPED);
  const terms: readonly string[] = joinNames(typed.flatMap(splitFigures).flatMap(splitNepali)).map(
    withoutEnding,
  );
  return { terms, isBlank: search.trim() === '', ...measures };
});

/** A word that excludes may stand before several others: "no pearl, no diamond". */
function onceEach(words: readonly string[]): string[] {
  const known = new Set<string>();
  return words.filter((word) => isNegation(word) || (!known.has(word) && known.add(word)));
}

/** One request reads its search several times, as it is filtered, ranked and looked through for what is missing. */
function rememberLast<Read>(read: (search: string) => Read): (search: string) => Read {
  let last: { search: string; read: Read } | null = null;
  return (search) => {
    if (last?.search !== search) last = { search, read: read(search) };
    return last.read;
  };
}

/** Joins words that are one name, such as "ear ring" and "kan ko ring". */
function joinNames(terms: readonly string[]): string[] {
  const joined: string[] = [];
  for (const term of terms) {
    const last = joined.at(-1);
    if (last !== undefined && isName(last + term)) joined[joined.length - 1] = last + term;
    else joined.push(term);
  }
  return joined;
}

/** A long one may be spelt by its sound, as "maang teeka" is. */
function isName(word: string): boolean {
  if (meaningOf(word) || sortNamed(word)) return true;
  return word.length >= SHORTEST_BY_SOUND && Boolean(meaningBySound(word)?.kind);
}

/** "22kgold" and "ring925" are two words, if both are of the vocabulary. */
function splitFigures(term: string): string[] {
  const [, first = '', second = ''] = FIGURES_FIRST.exec(term) ?? FIGURES_LAST.exec(term) ?? [];
  return meaningOf(first) && meaningOf(second) ? [first, second] : [term];
}

/** "सुनकोऔंठी" is "सुनको औंठी". */
function splitNepali(term: string): string[] {
  const [, first = '', second = ''] = JOINED.exec(term) ?? [];
  return meaningOf(withoutEnding(first)) && meaningOf(withoutEnding(second)) ? [first, second] : [term];
}

const JOINED = /^(.+(?:को|का))([\u0900-\u097F]{2,})$/;
const FIGURES_FIRST = /^(\d+k?)([a-z]{3,})$/;
const FIGURES_LAST = /^([a-z]{3,}?)s?(\d+k?)$/;

const ENDING = /(?:हरु)?(?:को|का|कि|ले|लाइ|मा|बाट|सग|भदा|हरु)$|(?:haru)?(?:ko|ka|ki|lai|le|haru)$/;
/** Of a word that is only known by its sound: more endings would leave too many ordinary words. */
const ENDING_OF_SOUND = /(?:haru)?(?:ko|ka)$|haru$/;

/** Removes a postposition that is joined to a word of the vocabulary: "हिराको" is about diamonds. */
function withoutEnding(term: string): string {
  if (isKnown(term)) return term;
  const word = term.replace(ENDING, '');
  if (word !== term && isKnown(word)) return word;
  const spoken = term.replace(ENDING_OF_SOUND, '');
  return spoken !== term && meaningBySound(spoken) ? spoken : term;
}

function isKnown(word: string): boolean {
  return meaningOf(word) !== null || meansEverything(word) || isFiller(word);
}

/** Removes an ending, so that "engraving" finds what is engraved. */
export function stem(term: string): string {
  return /^[a-z]{7,}$/.test(term) ? term.replace(/(ing|ed)$/, '') : term;
}

const FINENESS =
  /(?<![\d.])(9|1\d|2[0-4])[ -]?(?:[ck]y?[ae]rr?[aeio]ts?|krt|kt|ct|k|c|(?:क्या|कै|क्य|का|क)रे?ट(?:को)?|के)(?![a-z0-9\u0900-\u097F])/gi;
const FINENESS_BEHIND = /(?<![\w-])k ?(9|1[048]|2[1-4])(?![\w-])/gi;
/** The weight of a stone, of which no search is read: "1 carat diamond ring". */
const CARATS =
  /(?<![a-z\d.-])(?:\d*\.?\d+|half|quarter|one|two|ek|आधा|एक)[ -]?(?:carats?|cts?|cents?|क्यारेट(?:को)?)(?![a-z0-9\u0900-\u097F])/gi;

/** A discount is not a part of a SKU: "10% off". */
const PERCENT = /\d+(?:\.\d+)?\s*%/g;

/** The search with "22 carat", "22kt" and "२२ क्यारेट" as "22k"; the weight of a stone is not meant. */
function withFineness(search: string): string {
  return search.replace(FINENESS, '$1k').replace(FINENESS_BEHIND, '$1k');
}

function withoutCarats(search: string): string {
  const rest = search.replace(CARATS, ' ');
  return /\p{L}/u.test(rest) ? rest : search;
}
