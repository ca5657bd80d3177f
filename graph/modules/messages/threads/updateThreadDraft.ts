import { DomainError } from '#domain/errors/errors.ts';
import { MAX_REPLY_LENGTH } from '#domain/messages/threadSchema.ts';
import { shorten } from '#domain/text/shorten.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Thread } from '#graph/prisma/generated/client.ts';
import type { UpdateThreadDraftInput } from '#graph/schema/schema.generated.ts';
import { threadsChanged } from '#graph/work/storeEvents.ts';

/** Time for which the writer is shown as replying after updating a draft. */
export const REPLYING_MS = 120_000;

/**
 * Saves the viewer's draft reply. A change is published when the draft is started or discarded, and at intervals
 * while it is written.
 */
export function updateThreadDraft(context: GraphContext, input: UpdateThreadDraftInput): Promise<Thread> {
  const { now } = context;
  const key = { threadId: input.id, userId: requireViewer(context).id };
  const text = shorten(input.text, MAX_REPLY_LENGTH);
  return context.work(async (work) => {
    const thread = await work.db.thread.findUnique({ where: { id: input.id } });
    if (!thread) throw new DomainError('THREAD_NOT_FOUND', 'id');
    const existingDraft = await work.db.threadDraft.findUnique({ where: { threadId_userId: key } });
    if (text.trim() === '') await work.db.threadDraft.deleteMany({ where: key });
    else
      await work.db.threadDraft.upsert({
        where: { threadId_userId: key },
        create: { ...key, text, updatedAt: now },
        update: { text, updatedAt: now },
      });
    const shouldPublish =
      existingDraft === null
        ? text.trim() !== ''
        : text.trim() === '' || isStale(existingDraft.updatedAt, now);
    if (shouldPublish) work.publish(threadsChanged([thread.id]));
    return thread;
  });
}

function isStale(updatedAt: Date, now: Date): boolean {
  return now.getTime() - updatedAt.getTime() > REPLYING_MS / 2;
}
