import type { Reading } from '../../context.ts';
import { refusal } from '../../errors.ts';
import { desc, instant, keyset, text } from '../../keyset.ts';
import { literally } from '../../literally.ts';
import { type Page, pageOf } from '../../page.ts';
import type { ContactMessage, Prisma } from '../../prisma/generated/client.ts';
import type { ContactMessageFilter, InputMaybe, QueryContactMessagesArgs } from '../../schema.generated.ts';

export type ContactMessagePage = Page<ContactMessage>;

const LONGEST_SEARCH = 100;

const newestFirst = keyset<ContactMessage, Prisma.ContactMessageWhereInput>({
  createdAt: desc(instant),
  id: desc(text),
});

/** What people wrote to the store, newest first. */
export function listContactMessages(
  { prisma }: Reading,
  { filter, ...args }: Partial<QueryContactMessagesArgs>,
): Promise<ContactMessagePage> {
  const where = conditionOf(filter);
  return pageOf(args, {
    order: newestFirst,
    find: ({ after, ...page }) =>
      prisma.contactMessage.findMany({ where: { AND: [where, after ?? {}] }, ...page }),
    count: () => prisma.contactMessage.count({ where }),
  });
}

function conditionOf(filter: InputMaybe<ContactMessageFilter> | undefined): Prisma.ContactMessageWhereInput {
  const { status, search } = filter ?? {};
  return {
    ...(status && { status }),
    ...(search?.trim() && mentions(search.trim())),
  };
}

function mentions(search: string): Prisma.ContactMessageWhereInput {
  if (search.length > LONGEST_SEARCH)
    throw refusal('BAD_USER_INPUT', `filter.search takes up to ${LONGEST_SEARCH} characters.`);
  const contains = { contains: literally(search) };
  return {
    OR: [{ subject: contains }, { message: contains }, { name: contains }, { email: contains }],
  };
}
