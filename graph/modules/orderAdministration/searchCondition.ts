import { normalisePhone } from '#domain/phone.ts';
import { refusal } from '../../errors.ts';
import type { Prisma } from '../../prisma/generated/client.ts';
import { readOrderNumber } from '../orders/orderNumber.ts';

const LONGEST = 100;
const NUMBER = /^jw-/i;
const PHONE = /^[+(]?[\d०-९][\d०-९\s().-]{2,}$/;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * Keeps the orders that a search is about: what it looks like decides which one index is asked, since a condition over
 * several of them would read every order.
 */
export function searchCondition(search: string): Prisma.OrderWhereInput {
  if (search.length > LONGEST)
    throw refusal('BAD_USER_INPUT', `filter.search takes up to ${LONGEST} characters.`);
  if (NUMBER.test(search)) return { number: { startsWith: literally(readOrderNumber(search)) } };
  if (search.includes('@')) return { contactEmail: { startsWith: literally(search.toLowerCase()) } };
  if (PHONE.test(search)) return phoneCondition(search);

  const words = search.match(WORD) ?? [];
  return words.length === 0 ? nothing : { contactName: { search: words.map(beginning).join(' ') } };
}

const nothing: Prisma.OrderWhereInput = { id: '' };

/** A whole number in any spelling, or its first digits. */
function phoneCondition(search: string): Prisma.OrderWhereInput {
  const phone = normalisePhone(search);
  if (phone) return { contactPhone: phone };
  const digits = search
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/\D/g, '')
    .replace(/^(?:00)?977|^0/, '');
  return { contactPhone: { startsWith: `+977${digits}` } };
}

/** A word of a full-text search that has to be there, or one that it begins. */
function beginning(word: string): string {
  return `+${word}*`;
}

/** Prisma passes the wildcards of LIKE on as they are. */
function literally(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
