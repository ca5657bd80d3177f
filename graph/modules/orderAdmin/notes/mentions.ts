import { DomainError } from '#domain/errors/errors.ts';
import type { GraphContext } from '#graph/context.ts';
import { createUnauthenticatedError } from '#graph/errors/httpError.ts';
import { MAX_ROWS } from '#graph/pagination/page.ts';
import { validateLimit } from '#graph/pagination/validateLimit.ts';
import type { MarkMentionsReadInput } from '#graph/schema/schema.generated.ts';

const MAX_MENTIONS = 100;

/** Returns the latest notes that mention the viewer. */
export async function listMentions({ prisma, viewer }: GraphContext, first: number | null | undefined) {
  if (!viewer) throw createUnauthenticatedError();
  const mentions = await prisma.mention.findMany({
    where: { userId: viewer.id },
    orderBy: [{ at: 'desc' }, { eventId: 'desc' }],
    take: validateLimit('first', first, MAX_ROWS),
    include: {
      event: { include: { order: { select: { number: true } }, actor: { select: { name: true } } } },
    },
  });
  return {
    mentions: mentions.map(({ eventId: id, at, readAt, event: { note, order, actor } }) => {
      return { id, at, readAt, orderNumber: order.number, text: note ?? '', by: actor?.name ?? null };
    }),
    unread: await countUnread({ prisma, viewer }),
  };
}

/** Marks mentions as read. Returns the number left unread. */
export async function markMentionsRead(
  context: GraphContext,
  { ids }: MarkMentionsReadInput,
): Promise<number> {
  const { prisma, viewer, now } = context;
  if (!viewer) throw createUnauthenticatedError();
  if (ids && ids.length > MAX_MENTIONS)
    throw new DomainError('TOO_MANY_MENTIONS', { most: MAX_MENTIONS }, 'ids');
  await prisma.mention.updateMany({
    where: { userId: viewer.id, readAt: null, ...(ids && { eventId: { in: ids } }) },
    data: { readAt: now },
  });
  return countUnread(context);
}

function countUnread({ prisma, viewer }: Pick<GraphContext, 'prisma' | 'viewer'>): Promise<number> {
  return prisma.mention.count({ where: { userId: viewer?.id ?? '', readAt: null } });
}
