import { parseInput } from '#domain/errors/problems.ts';
import { answerSchema } from '#domain/messages/threadSchema.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Thread } from '#graph/prisma/generated/client.ts';
import type { ReplyToThreadInput } from '#graph/schema/schema.generated.ts';
import { sendAnswer } from './sendAnswer.ts';
import { withThread } from './withThread.ts';

/** Answers whoever the thread is with. Whoever answers a thread that is in nobody's hands takes it. */
export function replyToThread(context: GraphContext, input: ReplyToThreadInput): Promise<Thread> {
  const { text } = parseInput(answerSchema, { text: input.text });
  return withThread(context, input, async (tx, thread) => {
    const status = input.status ?? 'WAITING';
    await recordAudit(tx, context, {
      action: 'thread.answer',
      entity: 'Thread',
      entityId: thread.id,
      before: { status: thread.status },
      after: { status },
    });
    return sendAnswer(tx, context, thread, { text, status });
  });
}
