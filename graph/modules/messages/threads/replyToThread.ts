import { parseInput } from '#domain/errors/problems.ts';
import { threadTextSchema } from '#domain/messages/threadSchema.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Thread } from '#graph/prisma/generated/client.ts';
import type { ReplyToThreadInput } from '#graph/schema/schema.generated.ts';
import { changeThread } from './changeThread.ts';
import { sendReply } from './sendReply.ts';

/** Replies to a thread. An unassigned thread is assigned to the writer. */
export function replyToThread(context: GraphContext, input: ReplyToThreadInput): Promise<Thread> {
  const { text } = parseInput(threadTextSchema, { text: input.text });
  return changeThread(context, input, async (tx, thread) => {
    const status = input.status ?? 'WAITING';
    await recordAudit(tx, context, {
      action: 'thread.reply',
      entity: 'Thread',
      entityId: thread.id,
      before: { status: thread.status },
      after: { status },
    });
    return sendReply(tx, context, thread, { text, status });
  });
}
