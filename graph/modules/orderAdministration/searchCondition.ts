import { refusal } from '../../errors.ts';
import { literally } from '../../literally.ts';
import type { Prisma } from '../../prisma/generated/client.ts';
import { isPhone, phoneCondition, wordsToFind } from '../../searchPeople.ts';
import { readOrderNumber } from '../orders/orderNumber.ts';

const LONGEST = 100;
const NUMBER = /^jw-/i;

/**
 * Keeps the orders that a search is about: what it looks like decides which one index is asked, since a condition over
 * several of them would read every order.
 */
export function searchCondition(search: string): Prisma.OrderWhereInput {
  if (search.length > LONGEST)
    throw refusal('BAD_USER_INPUT', `filter.search takes up to ${LONGEST} characters.`);
  if (NUMBER.test(search)) return { number: { startsWith: literally(readOrderNumber(search)) } };
  if (search.includes('@')) return { contactEmail: { startsWith: literally(search.toLowerCase()) } };
  if (isPhone(search)) return { contactPhone: phoneCondition(search) };

  const words = wordsToFind(search);
  return words ? { contactName: { search: words } } : nothing;
}

const nothing: Prisma.OrderWhereInput = { id: '' };
