import { ONLINE_METHODS } from './onlineMethods.ts';

/** Fits the column of the same name. */
const LONGEST = 120;
/** A card's last four digits stand on many receipts. */
const CARD_DIGITS = 4;
/** Cash, cash on delivery and exchanges have references that several orders share. */
const IDENTIFIED: readonly string[] = ['BANK_TRANSFER', 'CARD', ...ONLINE_METHODS];
const DEVANAGARI_ZERO = 0x0966;

/**
 * Returns the form in which references are compared: letters and digits in capitals, without spaces, dashes and other marks.
 * Returns null if the reference does not identify a payment of this method.
 */
export function referenceName(method: string, reference: string | null | undefined): string | null {
  if (!reference || !IDENTIFIED.includes(method)) return null;
  const name = reference
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
    .slice(0, LONGEST);
  const isOnlyDigitsOfCard = method === 'CARD' && name.length <= CARD_DIGITS;
  return name === '' || isOnlyDigitsOfCard ? null : name;
}

/** The distinct names of a payment, without those that do not identify it. */
export function referenceNames(method: string, references: readonly (string | null | undefined)[]): string[] {
  return [...new Set(references.flatMap((reference) => referenceName(method, reference) ?? []))];
}
