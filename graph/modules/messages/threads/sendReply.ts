import { shorten } from '#domain/text/shorten.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import type { GraphContext } from '#graph/context.ts';
import { queueEmail } from '#graph/mail/queueEmail.ts';
import type { Thread, ThreadStatus } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { createThreadAddress } from './createThreadAddress.ts';
import { toPreview } from './threadTexts.ts';

const MAX_QUOTE_LENGTH = 2000;
/** Maximum number of earlier emails in the References header. */
const MAX_REFERENCES = 20;

interface ThreadReply {
  text: string;
  status: ThreadStatus;
}

/** Stores a reply in the thread and queues its email. */
export async function sendReply(
  tx: Transaction,
  context: GraphContext,
  thread: Thread,
  { text, status }: ThreadReply,
): Promise<Thread> {
  const { id: authorId } = requireViewer(context);
  const { now, secrets } = context;
  const author = await tx.user.findUniqueOrThrow({ where: { id: authorId } });
  const inbox = await tx.inbox.findUnique({ where: { id: 1 } });
  const messages = await tx.threadMessage.findMany({
    where: { threadId: thread.id, direction: { not: 'NOTE' }, isAutomatic: false },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MAX_REFERENCES,
  });
  const lastReceivedMessage = messages.find(({ direction }) => direction === 'IN');
  const earlierIds = messages.toReversed().flatMap(({ messageId, mailId }) => messageId ?? mailId ?? []);
  const inReplyToId = lastReceivedMessage && (lastReceivedMessage.messageId ?? lastReceivedMessage.mailId);
  const mailId = await queueEmail(tx, context, {
    template: 'threadReply',
    to: { email: thread.email, name: thread.name },
    subject: messages.length > 0 ? `Re: ${thread.subject}` : thread.subject,
    body: text,
    quote: lastReceivedMessage
      ? { by: lastReceivedMessage.authorName, text: shorten(lastReceivedMessage.text, MAX_QUOTE_LENGTH) }
      : null,
    replyTo: inbox?.address ? createThreadAddress(inbox.address, thread.number, secrets) : null,
    answers: inReplyToId ? [...earlierIds.filter((id) => id !== inReplyToId), inReplyToId] : earlierIds,
  });
  await tx.threadMessage.create({
    data: {
      threadId: thread.id,
      direction: 'OUT',
      authorId,
      authorName: author.name,
      text,
      mailId,
      createdAt: now,
    },
  });
  await tx.threadDraft.deleteMany({ where: { threadId: thread.id, userId: authorId } });
  return tx.thread.update({
    where: { id: thread.id },
    data: {
      status,
      isUnread: false,
      assigneeId: thread.assigneeId ?? authorId,
      preview: toPreview(text),
      lastAt: now,
      version: { increment: 1 },
    },
  });
}
