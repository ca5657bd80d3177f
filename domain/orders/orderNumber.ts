import { withLatinDigits } from '#domain/text/readNumber.ts';

const PREFIX = 'JW-';
/** Crockford base32: no letters that are easily taken for others. */
export const ORDER_NUMBER_CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const ORDER_NUMBER_LENGTH = 10;

const SEPARATORS = /[\s#.\-‐‑‒–—_]+/g;
const CALLED_A_NUMBER = /^[\s#]*JW\s*(?:[-‐‑‒–—]|$)/;
const BEGINNING = new RegExp(`^[${ORDER_NUMBER_CHARACTERS}]{1,${ORDER_NUMBER_LENGTH}}$`);

/**
 * The whole number as people type it: in any case, with or without `JW-`, in groups, in Devanagari digits, and with the
 * letters that look like digits. What cannot be a number, such as an id, is answered as it is, in capitals.
 */
export function readOrderNumber(text: string): string {
  const { characters, isCalled } = readCharacters(text);
  if (!isCalled && characters.length !== ORDER_NUMBER_LENGTH) return text.trim().toUpperCase();
  return BEGINNING.test(characters) ? PREFIX + characters : text.trim().toUpperCase();
}

/** Returns true for a whole number, however it is spaced. */
export function isWholeOrderNumber(text: string): boolean {
  const { characters, isCalled } = readCharacters(text);
  return isCalled && characters.length === ORDER_NUMBER_LENGTH && BEGINNING.test(characters);
}

/** What a typed beginning of a number says after `JW-`, such as `7K2M`; null where no number begins so. */
export function orderNumberBeginning(text: string): string | null {
  const { characters } = readCharacters(text);
  return BEGINNING.test(characters) ? characters : null;
}

/** The beginning of a number that is called one, `JW-` and what follows; null for a text that may be anything else. */
export function calledOrderNumber(text: string): string | null {
  if (!CALLED_A_NUMBER.test(capitals(text))) return null;
  return PREFIX + readCharacters(text).characters;
}

function readCharacters(text: string): { characters: string; isCalled: boolean } {
  const written = capitals(text);
  const compact = written.replace(SEPARATORS, '');
  // A number may itself begin with JW.
  const isCalled =
    compact.startsWith('JW') && (CALLED_A_NUMBER.test(written) || compact.length !== ORDER_NUMBER_LENGTH);
  const body = isCalled ? compact.slice(2) : compact;
  return { characters: body.replaceAll('O', '0').replaceAll(/[IL]/g, '1'), isCalled };
}

function capitals(text: string): string {
  return withLatinDigits(text.normalize('NFKC')).toUpperCase();
}
