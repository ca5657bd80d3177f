import { refusal } from '../../errors.ts';
import { literally } from '../../literally.ts';
import type { Prisma } from '../../prisma/generated/client.ts';
import type { CustomerFilter, InputMaybe } from '../../schema.generated.ts';
import { isPhone, phoneCondition, wordsToFind } from '../../searchPeople.ts';
import { CUSTOMERS } from './customers.queries.ts';

const LONGEST_SEARCH = 100;
/** One word with what no name has. */
const ADDRESS = /^\S*[@._\d]\S*$/;

/** What keeps the customers of a filter. */
export function customerCondition(filter: InputMaybe<CustomerFilter> | undefined): Prisma.UserWhereInput {
  const { search, status, groupId, from, to } = filter ?? {};
  return {
    ...CUSTOMERS,
    ...(status && { status }),
    ...(groupId && { customerGroups: { some: { groupId } } }),
    ...((from || to) && { createdAt: { ...(from && { gte: from }), ...(to && { lt: to }) } }),
    ...(search?.trim() && isAbout(search.trim())),
  };
}

/** What the search looks like decides which one index is asked. */
function isAbout(search: string): Prisma.UserWhereInput {
  if (search.length > LONGEST_SEARCH)
    throw refusal('BAD_USER_INPUT', `filter.search takes up to ${LONGEST_SEARCH} characters.`);
  if (isPhone(search)) return { phone: phoneCondition(search) };
  if (ADDRESS.test(search)) return { email: { startsWith: literally(search.toLowerCase()) } };

  const words = wordsToFind(search);
  return words ? { name: { search: words } } : nobody;
}

const nobody: Prisma.UserWhereInput = { id: '' };
