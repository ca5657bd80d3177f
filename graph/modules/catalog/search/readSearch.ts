import { PIECE_TYPES, type PieceType } from '#domain/catalog/catalogTerms.ts';
import { sameMeaning } from '#domain/catalog/searchSynonyms.ts';
import { searchTerms } from '#domain/catalog/searchTerms.ts';
import { withFineness } from './withFineness.ts';

/** A word of a search: what was typed may go on; another word for it is a whole one, or "top" would find topaz. */
export interface AskedWord {
  beginning: string;
  others: readonly string[];
}

/**
 * What a search asks for: the type that it names, and for each other word of it a word that begins with it or one that
 * means the same.
 */
export interface ReadSearch {
  types: PieceType[];
  words: AskedWord[];
}

export function readSearch(search: string): ReadSearch {
  const terms = searchTerms(withFineness(search));
  return {
    types: terms.flatMap((term) => typeNamed(term) ?? []),
    words: terms.filter((term) => !typeNamed(term)).map(toAskedWord),
  };
}

function toAskedWord(term: string): AskedWord {
  const beginning = stem(term);
  const others = sameMeaning(term).filter((word) => word !== term && word !== beginning);
  return { beginning, others };
}

/** Without its ending, so that "engraving" finds what is engraved. */
export function stem(term: string): string {
  return /^[a-z]{7,}$/.test(term) ? term.replace(/(ing|ed)$/, '') : term;
}

/** The type of piece that the word names, itself or in another language: a text that merely mentions it is not meant. */
function typeNamed(term: string): PieceType | undefined {
  return PIECE_TYPES.find((type) => searchTerms(type).some((name) => sameMeaning(term).includes(name)));
}
