import { type Category, PIECE_TYPES, type PieceType } from '#domain/catalog/catalogTerms.ts';
import { readMeasures } from '#domain/catalog/searchMeasures.ts';
import type { SearchRange } from '#domain/catalog/searchRanges.ts';
import { foldSpelling } from '#domain/catalog/searchSpelling.ts';
import { searchTerms } from '#domain/catalog/searchTerms.ts';
import {
  isFiller,
  type Kind,
  type Meaning,
  meaningBySound,
  meaningOf,
  meansEverything,
} from '#domain/catalog/searchVocabulary.ts';
import { withLatinDigits } from '#domain/text/readNumber.ts';

const MAX_TYPED = 24;
const MAX_WORDS = 8;

/** Words that name a type of piece: a text that merely mentions it is not meant. */
const types = new Map(
  PIECE_TYPES.flatMap((type) => {
    const meaning = meaningOf(searchTerms(type)[0] ?? '');
    return meaning ? [[meaning, type] as const] : [];
  }),
);

/** One thing that a search asks for. */
export interface AskedWord {
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
}

/** A search without its price: a piece has to be of one of the types, and have all of the rest. */
export interface ReadSearch {
  /** It keeps all pieces: it is blank, or nothing but a word such as "jewelry". */
  isEverything: boolean;
  /** It has a word that stands for all pieces. */
  namesAll: boolean;
  types: PieceType[];
  words: AskedWord[];
  /** These rank what is found; if nothing else is searched for, they find pieces themselves. */
  wishes: AskedWord[];
  sizes: readonly string[];
  weightMg: SearchRange | null;
  /** Pieces of these categories come first. */
  categories: Category[];
  /** The kinds behind `types`. */
  kindsOfTypes: Kind[];
}

export function readSearch(search: string): ReadSearch {
  const { terms, sizes, weightMg, isBlank } = readTerms(search);
  const content = terms.filter((term) => !meansEverything(term) && !isFiller(term)).slice(0, MAX_WORDS);
  const namesAll = terms.some(meansEverything);
  const isOfMeasures = sizes.length > 0 || weightMg !== null;
  const counted = content.length > 0 || namesAll || isOfMeasures ? content : terms.slice(0, MAX_WORDS);

  const read: ReadSearch = {
    namesAll,
    isEverything: (isBlank || namesAll) && content.length === 0 && !isOfMeasures,
    types: [],
    words: [],
    wishes: [],
    sizes,
    weightMg,
    categories: [],
    kindsOfTypes: [],
  };
  const known = new Set<Meaning>();
  for (const term of counted) {
    const meaning = meaningOf(term) ?? meaningBySound(term);
    if (meaning && known.has(meaning)) continue;
    if (meaning) known.add(meaning);
    addTerm(read, term, meaning);
  }
  return read;
}

function addTerm(read: ReadSearch, term: string, meaning: Meaning | null): void {
  const isListed = meaningOf(term) !== null;
  const type = meaning && types.get(meaning);
  if (type) {
    read.types.push(type);
    if (meaning.kind) read.kindsOfTypes.push(meaning.kind);
    return;
  }
  if (meaning?.category) read.categories.push(meaning.category);
  (meaning?.isWish ? read.wishes : read.words).push({
    beginning: isListed ? null : stem(term),
    whole: meaning?.words ?? [],
    suits: meaning?.suits ?? [],
    isFact: isListed && Boolean(meaning?.isFact),
    isCategory: Boolean(meaning?.category),
    kind: meaning?.kind ?? null,
  });
}

/** The typed words in the form of the index, in their order, and the measures among them. */
export function readTerms(search: string) {
  const { search: rest, ...measures } = readMeasures(withFineness(withLatinDigits(search)));
  const typed = searchTerms(rest, MAX_TYPED).map(foldSpelling);
  return { terms: joinNames(typed).map(withoutEnding), isBlank: search.trim() === '', ...measures };
}

/** Joins two words that are one name, such as "ear ring" and "sun ko". */
function joinNames(terms: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < terms.length; at++) {
    const [term = '', next = ''] = terms.slice(at, at + 2);
    const isName = next !== '' && meaningOf(term + next) !== null;
    joined.push(isName ? term + next : term);
    if (isName) at++;
  }
  return joined;
}

const ENDING = /(?:हरु)?(?:को|का|कि|ले|लाइ|मा|बाट|हरु)$|(?:haru)?(?:ko|ka|ki|lai|le|haru)$/;

/** Removes a postposition that is joined to a word of the vocabulary: "हिराको" is about diamonds. */
function withoutEnding(term: string): string {
  if (meaningOf(term) || meansEverything(term)) return term;
  const word = term.replace(ENDING, '');
  return word !== term && (meaningOf(word) || meansEverything(word)) ? word : term;
}

/** Removes an ending, so that "engraving" finds what is engraved. */
export function stem(term: string): string {
  return /^[a-z]{7,}$/.test(term) ? term.replace(/(ing|ed)$/, '') : term;
}

const FINENESS =
  /(?<![\d.])(9|1\d|2[0-4])[ -]?(?:[ck]y?arr?[ae]ts?|kt|ct|k|क्यारेट(?:को)?)(?![a-z0-9\u0900-\u097F])/gi;

/** The search with "22 carat", "22kt" and "२२ क्यारेट" as "22k"; the weight of a stone is not meant. */
function withFineness(search: string): string {
  return search.replace(FINENESS, '$1k');
}
