import { parseInput } from '#domain/errors/problems.ts';
import { threadTextSchema } from '#domain/messages/threadSchema.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Thread } from '#graph/prisma/generated/client.ts';
import type { AddThreadNoteInput } from '#graph/schema/schema.generated.ts';
import { changeThread } from './changeThread.ts';

/** Adds a note for other staff. It does not change the thread's status. */
export function addThreadNote(context: GraphContext, input: AddThreadNoteInput): Promise<Thread> {
  const { text } = parseInput(threadTextSchema, { text: input.text });
  const { id: authorId } = requireViewer(context);
  return changeThread(context, { id: input.id }, async (tx, thread) => {
    const author = await tx.user.findUniqueOrThrow({ where: { id: authorId } });
    const { id: threadId } = thread;
    await tx.threadMessage.create({
      data: {
        threadId,
        direction: 'NOTE',
        authorId,
        authorName: author.name,
        text,
        createdAt: context.now,
      },
    });
    await recordAudit(tx, context, { action: 'thread.note', entity: 'Thread', entityId: threadId });
    return thread;
  });
}
