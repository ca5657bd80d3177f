import { DomainError } from '#domain/errors/errors.ts';
import { MAX_ANSWER } from '#domain/messages/threadSchema.ts';
import { shorten } from '#domain/text/shorten.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Thread } from '#graph/prisma/generated/client.ts';
import type { UpdateThreadDraftInput } from '#graph/schema/schema.generated.ts';
import { threadsChanged } from '#graph/work/storeEvents.ts';

/** Whoever wrote on an answer within this time is answering. */
export const ANSWERING_MS = 120_000;

/** Keeps what the viewer has written so far. Others hear of it when it begins, goes on for long, and is given up. */
export function updateThreadDraft(context: GraphContext, input: UpdateThreadDraftInput): Promise<Thread> {
  const { now } = context;
  const key = { threadId: input.id, userId: requireViewer(context).id };
  const text = shorten(input.text, MAX_ANSWER);
  return context.work(async (work) => {
    const thread = await work.db.thread.findUnique({ where: { id: input.id } });
    if (!thread) throw new DomainError('THREAD_NOT_FOUND', 'id');
    const known = await work.db.threadDraft.findUnique({ where: { threadId_userId: key } });
    if (text.trim() === '') await work.db.threadDraft.deleteMany({ where: key });
    else
      await work.db.threadDraft.upsert({
        where: { threadId_userId: key },
        create: { ...key, text, updatedAt: now },
        update: { text, updatedAt: now },
      });
    const isNews = known === null ? text.trim() !== '' : text.trim() === '' || isOld(known.updatedAt, now);
    if (isNews) work.publish(threadsChanged([thread.id]));
    return thread;
  });
}

function isOld(at: Date, now: Date): boolean {
  return now.getTime() - at.getTime() > ANSWERING_MS / 2;
}
