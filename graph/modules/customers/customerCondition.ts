import { literally } from '../../literally.ts';
import type { Prisma } from '../../prisma/generated/client.ts';
import type { CustomerFilter, InputMaybe } from '../../schema.generated.ts';
import { peopleCondition, readSearch } from '../../searchPeople.ts';
import { CUSTOMERS } from './customers.queries.ts';

/** What keeps the customers of a filter. */
export function customerCondition(filter: InputMaybe<CustomerFilter> | undefined): Prisma.UserWhereInput {
  const { search, status, groupId, from, to } = filter ?? {};
  return {
    ...CUSTOMERS,
    ...(status && { status }),
    ...(groupId && { customerGroups: { some: { groupId } } }),
    ...((from || to) && { createdAt: { ...(from && { gte: from }), ...(to && { lt: to }) } }),
    ...(search?.trim() && accountCondition(search)),
  };
}

/** Keeps the accounts that a search is about: what it looks like decides which one index is asked. */
export function accountCondition(typed: string): Prisma.UserWhereInput {
  const search = readSearch(typed);
  if (search.includes('@')) return { email: { startsWith: literally(search.toLowerCase()) } };
  return peopleCondition(search) ?? nobody;
}

const nobody: Prisma.UserWhereInput = { id: '' };
