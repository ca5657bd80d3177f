import { calledOrderNumber } from '#domain/orderNumber.ts';
import { literally } from '../../literally.ts';
import type { Prisma } from '../../prisma/generated/client.ts';
import { orderTextCondition, readSearch } from '../../searchPeople.ts';

/**
 * Keeps the orders that a search is about: what it looks like decides which one index is asked, since a condition over
 * several of them would read every order.
 */
export function searchCondition(typed: string): Prisma.OrderWhereInput {
  const search = readSearch(typed);
  const number = calledOrderNumber(search);
  if (number !== null) return { number: { startsWith: literally(number) } };
  if (search.includes('@')) return { contactEmail: { startsWith: literally(search.toLowerCase()) } };
  return orderTextCondition(search) ?? nothing;
}

const nothing: Prisma.OrderWhereInput = { id: '' };
