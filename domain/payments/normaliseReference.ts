import { ONLINE_METHODS } from './onlineMethods.ts';

/** Length of the database column that stores the result. */
const MAX_LENGTH = 120;
/** Many receipts show a card's last four digits. */
const CARD_DIGITS = 4;
/** Excludes cash, cash on delivery and exchanges, whose references several orders can share. */
const METHODS_WITH_REFERENCE: readonly string[] = ['BANK_TRANSFER', 'CARD', ...ONLINE_METHODS];
const DEVANAGARI_ZERO = 0x0966;

/**
 * Returns a reference in comparable form: letters and digits in upper case, without spaces and punctuation. Returns
 * null if the reference does not identify a payment of this method.
 */
export function normaliseReference(method: string, reference: string | null | undefined): string | null {
  if (!reference || !METHODS_WITH_REFERENCE.includes(method)) return null;
  const name = reference
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
    .slice(0, MAX_LENGTH);
  const isLastCardDigits = method === 'CARD' && name.length <= CARD_DIGITS;
  return name === '' || isLastCardDigits ? null : name;
}

/** Returns the distinct references of a payment in comparable form. References that do not identify it are omitted. */
export function normaliseReferences(
  method: string,
  references: readonly (string | null | undefined)[],
): string[] {
  return [...new Set(references.flatMap((reference) => normaliseReference(method, reference) ?? []))];
}
