import { calledOrderNumber } from '#domain/orders/orderNumber.ts';
import type { GraphContext, Reading } from '#graph/context.ts';
import { desc, instant, keyset, text } from '#graph/pagination/keyset.ts';
import type { Page } from '#graph/pagination/page.ts';
import { readTable } from '#graph/pagination/readTable.ts';
import { escapeLike } from '#graph/prisma/escapeLike.ts';
import type { Prisma, Thread } from '#graph/prisma/generated/client.ts';
import { phoneBeginnings, readSearch } from '#graph/prisma/searchPeople.ts';
import type { InputMaybe, QueryThreadsArgs, ThreadFilter } from '#graph/schema/schema.generated.ts';

export type ThreadPage = Page<Thread>;

const latestFirst = keyset<Thread, Prisma.ThreadWhereInput>({ lastAt: desc(instant), id: desc(text) });

type Asking = Reading & Partial<Pick<GraphContext, 'viewer'>>;

/** Conversations, what was said last first. */
export function listThreads(
  { prisma, viewer }: Asking,
  { filter, ...args }: Partial<QueryThreadsArgs>,
): Promise<ThreadPage> {
  const where = buildCondition(filter, viewer?.id);
  return readTable(prisma.thread, { ...args, where, order: latestFirst });
}

/** How many there are of each kind. */
export async function countThreads({ prisma, viewer }: Asking) {
  const [byStatus, mine, unread] = await Promise.all([
    prisma.thread.groupBy({ by: ['status'], _count: true }),
    viewer ? prisma.thread.count({ where: inHandsOf(viewer.id) }) : 0,
    prisma.thread.count({ where: { isUnread: true, status: 'OPEN' } }),
  ]);
  const count = (status: Thread['status']) => byStatus.find((one) => one.status === status)?._count ?? 0;
  return { open: count('OPEN'), mine, waiting: count('WAITING'), closed: count('CLOSED'), unread };
}

function inHandsOf(assigneeId: string): Prisma.ThreadWhereInput {
  return { assigneeId, status: { not: 'CLOSED' } };
}

function buildCondition(
  filter: InputMaybe<ThreadFilter> | undefined,
  viewerId: string | undefined,
): Prisma.ThreadWhereInput {
  const { status, search, isMine, isUnread, customerId, orderId } = filter ?? {};
  return {
    AND: [
      status ? { status } : {},
      isMine ? inHandsOf(viewerId ?? '') : {},
      isUnread == null ? {} : { isUnread },
      customerId ? { customerId } : {},
      orderId ? { orderId } : {},
      search?.trim() ? mentions(search.trim()) : {},
    ],
  };
}

/** An order's number, a phone's, or words of which each has to be somewhere. */
function mentions(typed: string): Prisma.ThreadWhereInput {
  const search = readSearch(typed);
  const number = calledOrderNumber(search);
  if (number !== null) return { order: { number: { startsWith: escapeLike(number) } } };
  const digits = phoneBeginnings(search);
  const words = { AND: search.split(/\s+/).map(hasWord) };
  return digits
    ? { OR: [words, ...digits.map((phone) => ({ phone: { startsWith: `+977${phone}` } }))] }
    : words;
}

function hasWord(word: string): Prisma.ThreadWhereInput {
  const contains = { contains: escapeLike(word) };
  return {
    OR: [
      { subject: contains },
      { name: contains },
      { email: contains },
      { messages: { some: { text: contains } } },
    ],
  };
}
