import { escapeLike } from '#graph/prisma/escapeLike.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import { buildPeopleCondition, readSearch } from '#graph/prisma/searchPeople.ts';
import type { CustomerFilter, InputMaybe } from '#graph/schema/schema.generated.ts';
import { CUSTOMER_FILTER } from './customers.queries.ts';

/** Converts a filter to a condition. */
export function buildCustomerCondition(
  filter: InputMaybe<CustomerFilter> | undefined,
): Prisma.UserWhereInput {
  const { search, status, groupId, updatedFrom, from, to } = filter ?? {};
  return {
    ...CUSTOMER_FILTER,
    ...(status && { status }),
    ...(groupId && { customerGroups: { some: { groupId } } }),
    ...(updatedFrom && { updatedAt: { gte: updatedFrom } }),
    ...((from || to) && { createdAt: { ...(from && { gte: from }), ...(to && { lt: to }) } }),
    ...(search?.trim() && buildAccountCondition(search)),
  };
}

/**
 * Converts a search to a condition that uses a single index, depending on whether the search looks like an email
 * address, a phone number or a name.
 */
export function buildAccountCondition(searchText: string): Prisma.UserWhereInput {
  const search = readSearch(searchText);
  if (search.includes('@')) return { email: { startsWith: escapeLike(search.toLowerCase()) } };
  return buildPeopleCondition(search) ?? NO_ACCOUNTS;
}

const NO_ACCOUNTS: Prisma.UserWhereInput = { id: '' };
