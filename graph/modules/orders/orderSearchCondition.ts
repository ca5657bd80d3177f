import { calledOrderNumber } from '#domain/orders/orderNumber.ts';
import { cheaperLook } from '#graph/prisma/cheaperLook.ts';
import { escapeLike } from '#graph/prisma/escapeLike.ts';
import type { Prisma, PrismaClient } from '#graph/prisma/generated/client.ts';
import { orderTextCondition, readSearch } from '#graph/prisma/searchPeople.ts';

/**
 * Keeps the orders that a search is about: what it looks like decides which one index is asked, since a condition over
 * several of them would read every order.
 */
export async function searchCondition(
  { order }: Pick<PrismaClient, 'order'>,
  typed: string,
): Promise<Prisma.OrderWhereInput> {
  const search = readSearch(typed);
  const number = calledOrderNumber(search);
  if (number !== null) return { number: { startsWith: escapeLike(number) } };
  if (search.includes('@')) return { contactEmail: { startsWith: escapeLike(search.toLowerCase()) } };
  return (await cheaperLook(order, (look) => orderTextCondition(search, look))) ?? nothing;
}

const nothing: Prisma.OrderWhereInput = { id: '' };
