import { toLatinDigits } from '#domain/text/readNumber.ts';

const PREFIX = 'JW-';
/** Crockford base32, without letters that are easily misread. */
export const ORDER_NUMBER_CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const ORDER_NUMBER_LENGTH = 10;

const SEPARATORS = /[\s#.\-‐‑‒–—_]+/g;
const PREFIXED_NUMBER = /^[\s#]*JW\s*(?:[-‐‑‒–—]|$)/;
const NUMBER_PREFIX = new RegExp(`^[${ORDER_NUMBER_CHARACTERS}]{1,${ORDER_NUMBER_LENGTH}}$`);

/**
 * Reads a complete order number as people type it: in any case, with or without `JW-`, in groups, in Devanagari
 * digits, and with letters that look like digits. Any other text, such as an id, is returned in upper case.
 */
export function readOrderNumber(text: string): string {
  const { characters, hasPrefix } = readCharacters(text);
  if (!hasPrefix && characters.length !== ORDER_NUMBER_LENGTH) return text.trim().toUpperCase();
  return NUMBER_PREFIX.test(characters) ? PREFIX + characters : text.trim().toUpperCase();
}

/** Returns true for a complete order number with its `JW` prefix, however it is spaced. */
export function isCompleteOrderNumber(text: string): boolean {
  const { characters, hasPrefix } = readCharacters(text);
  return hasPrefix && characters.length === ORDER_NUMBER_LENGTH && NUMBER_PREFIX.test(characters);
}

/** Returns the part of a typed prefix after `JW-`, such as `7K2M`, or null if no order number starts with it. */
export function readOrderNumberPrefix(text: string): string | null {
  const { characters } = readCharacters(text);
  return NUMBER_PREFIX.test(characters) ? characters : null;
}

/** Returns the prefix of an order number that is written with `JW-`, or null if the text may be something else. */
export function readPrefixedOrderNumber(text: string): string | null {
  if (!PREFIXED_NUMBER.test(toCapitals(text))) return null;
  return PREFIX + readCharacters(text).characters;
}

function readCharacters(text: string): { characters: string; hasPrefix: boolean } {
  const normalisedText = toCapitals(text);
  const compactText = normalisedText.replace(SEPARATORS, '');
  // An order number can itself begin with JW.
  const hasPrefix =
    compactText.startsWith('JW') &&
    (PREFIXED_NUMBER.test(normalisedText) || compactText.length !== ORDER_NUMBER_LENGTH);
  const body = hasPrefix ? compactText.slice(2) : compactText;
  return { characters: body.replaceAll('O', '0').replaceAll(/[IL]/g, '1'), hasPrefix };
}

function toCapitals(text: string): string {
  return toLatinDigits(text.normalize('NFKC')).toUpperCase();
}
