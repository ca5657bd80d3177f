import type { Reading } from '#graph/context.ts';
import { desc, instant, keyset, text } from '#graph/pagination/keyset.ts';
import type { Page } from '#graph/pagination/page.ts';
import { readTable } from '#graph/pagination/readTable.ts';
import { escapeLike } from '#graph/prisma/escapeLike.ts';
import type { ContactMessage, Prisma } from '#graph/prisma/generated/client.ts';
import { phoneBeginnings, readSearch } from '#graph/prisma/searchPeople.ts';
import type {
  ContactMessageFilter,
  InputMaybe,
  QueryContactMessagesArgs,
} from '#graph/schema/schema.generated.ts';

export type ContactMessagePage = Page<ContactMessage>;

const newestFirst = keyset<ContactMessage, Prisma.ContactMessageWhereInput>({
  createdAt: desc(instant),
  id: desc(text),
});

/** What people wrote to the store, newest first. */
export function listContactMessages(
  { prisma }: Reading,
  { filter, ...args }: Partial<QueryContactMessagesArgs>,
): Promise<ContactMessagePage> {
  const where = buildCondition(filter);
  return readTable(prisma.contactMessage, { ...args, where, order: newestFirst });
}

function buildCondition(
  filter: InputMaybe<ContactMessageFilter> | undefined,
): Prisma.ContactMessageWhereInput {
  const { status, search } = filter ?? {};
  return {
    ...(status && { status }),
    ...(search?.trim() && mentions(search.trim())),
  };
}

/** A phone's number, or words of which each has to be somewhere. */
function mentions(typed: string): Prisma.ContactMessageWhereInput {
  const search = readSearch(typed);
  const digits = phoneBeginnings(search);
  const words = { AND: search.split(/\s+/).map(hasWord) };
  return digits
    ? { OR: [words, ...digits.map((phone) => ({ phone: { startsWith: `+977${phone}` } }))] }
    : words;
}

function hasWord(word: string): Prisma.ContactMessageWhereInput {
  const contains = { contains: escapeLike(word) };
  return {
    OR: [{ subject: contains }, { message: contains }, { name: contains }, { email: contains }],
  };
}
