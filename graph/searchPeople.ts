import { normalisePhone } from '#domain/phone.ts';

const PHONE = /^[+(]?[\d०-९][\d०-९\s().-]{2,}$/;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Whether a search looks like a phone number or its beginning. */
export function isPhone(search: string): boolean {
  return PHONE.test(search);
}

/** A whole number in any spelling, or its first digits. */
export function phoneCondition(search: string): string | { startsWith: string } {
  const phone = normalisePhone(search);
  if (phone) return phone;
  const digits = search
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/\D/g, '')
    .replace(/^(?:00)?977|^0/, '');
  return { startsWith: `+977${digits}` };
}

/** For a full-text index: every word has to be there, or one that it begins; null without words. */
export function wordsToFind(search: string): string | null {
  const words = search.match(WORD) ?? [];
  return words.length === 0 ? null : words.map((word) => `+${word}*`).join(' ');
}
