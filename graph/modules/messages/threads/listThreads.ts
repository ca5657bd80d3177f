import { readPrefixedOrderNumber } from '#domain/orders/orderNumber.ts';
import type { GraphContext, ReadContext } from '#graph/context.ts';
import { createKeyset, desc, instant, text } from '#graph/pagination/keyset.ts';
import type { Page } from '#graph/pagination/page.ts';
import { readTable } from '#graph/pagination/readTable.ts';
import { escapeLike } from '#graph/prisma/escapeLike.ts';
import type { Prisma, Thread } from '#graph/prisma/generated/client.ts';
import { listPhonePrefixes, readSearch } from '#graph/prisma/searchPeople.ts';
import type { InputMaybe, QueryThreadsArgs, ThreadFilter } from '#graph/schema/schema.generated.ts';

export type ThreadPage = Page<Thread>;

const latestFirst = createKeyset<Thread, Prisma.ThreadWhereInput>({ lastAt: desc(instant), id: desc(text) });

type ThreadViewer = ReadContext & Partial<Pick<GraphContext, 'viewer'>>;

/** Lists conversations, latest message first. */
export function listThreads(
  { prisma, viewer }: ThreadViewer,
  { filter, ...args }: Partial<QueryThreadsArgs>,
): Promise<ThreadPage> {
  const where = buildCondition(filter, viewer?.id);
  return readTable(prisma.thread, { ...args, where, order: latestFirst });
}

/** Counts threads by status, plus unread threads and threads assigned to the viewer. */
export async function countThreads({ prisma, viewer }: ThreadViewer) {
  const [byStatus, assignedCount, unreadCount] = await Promise.all([
    prisma.thread.groupBy({ by: ['status'], _count: true }),
    viewer ? prisma.thread.count({ where: buildAssigneeCondition(viewer.id) }) : 0,
    prisma.thread.count({ where: { isUnread: true, status: 'OPEN' } }),
  ]);
  const count = (status: Thread['status']) => byStatus.find((group) => group.status === status)?._count ?? 0;
  return {
    open: count('OPEN'),
    mine: assignedCount,
    waiting: count('WAITING'),
    closed: count('CLOSED'),
    unread: unreadCount,
  };
}

function buildAssigneeCondition(assigneeId: string): Prisma.ThreadWhereInput {
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
      isMine ? buildAssigneeCondition(viewerId ?? '') : {},
      isUnread == null ? {} : { isUnread },
      customerId ? { customerId } : {},
      orderId ? { orderId } : {},
      search?.trim() ? buildSearchCondition(search.trim()) : {},
    ],
  };
}

/** Returns a condition for an order number, a phone number, or words that must all occur. */
function buildSearchCondition(query: string): Prisma.ThreadWhereInput {
  const search = readSearch(query);
  const number = readPrefixedOrderNumber(search);
  if (number !== null) return { order: { number: { startsWith: escapeLike(number) } } };
  const digits = listPhonePrefixes(search);
  const wordCondition = { AND: search.split(/\s+/).map(buildWordCondition) };
  return digits
    ? { OR: [wordCondition, ...digits.map((phone) => ({ phone: { startsWith: `+977${phone}` } }))] }
    : wordCondition;
}

function buildWordCondition(word: string): Prisma.ThreadWhereInput {
  const containsFilter = { contains: escapeLike(word) };
  return {
    OR: [
      { subject: containsFilter },
      { name: containsFilter },
      { email: containsFilter },
      { messages: { some: { text: containsFilter } } },
    ],
  };
}
