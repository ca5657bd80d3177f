import { readPrefixedOrderNumber } from '#domain/orders/orderNumber.ts';
import { chooseCheaperCondition } from '#graph/prisma/chooseCheaperCondition.ts';
import { escapeLike } from '#graph/prisma/escapeLike.ts';
import type { Prisma, PrismaClient } from '#graph/prisma/generated/client.ts';
import { buildOrderTextCondition, readSearch } from '#graph/prisma/searchPeople.ts';

/**
 * Returns the condition of an order search. The format of the text determines which index is used, since a condition
 * that spans several indexes would read every order.
 */
export async function buildSearchCondition(
  { order }: Pick<PrismaClient, 'order'>,
  query: string,
): Promise<Prisma.OrderWhereInput> {
  const search = readSearch(query);
  const number = readPrefixedOrderNumber(search);
  if (number !== null) return { number: { startsWith: escapeLike(number) } };
  if (search.includes('@')) return { contactEmail: { startsWith: escapeLike(search.toLowerCase()) } };
  return (
    (await chooseCheaperCondition(order, (method) => buildOrderTextCondition(search, method))) ?? noMatches
  );
}

const noMatches: Prisma.OrderWhereInput = { id: '' };
