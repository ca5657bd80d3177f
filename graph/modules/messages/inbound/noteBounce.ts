import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { inTransaction } from '#graph/prisma/transaction.ts';
import { threadsChanged } from '#graph/snapshot/shopChange.ts';
import type { Bounce } from './readBounce.ts';

const UNTOLD = 'It came back.';

/**
 * Notes that a mail of the store came back: at the answer that it was, at its address, and in the list of mails; a thread
 * is opened, so that somebody reaches its customer otherwise. Answers the thread, if it belongs to one.
 */
export function noteBounce(
  { prisma, now }: { prisma: PrismaClient; now: Date },
  { reason: said }: Bounce,
  mailIds: readonly string[],
): Promise<string | null> {
  const reason = said || UNTOLD;
  return inTransaction(prisma, async (tx) => {
    const mail = await tx.mail.findFirst({
      where: { id: { in: [...mailIds] } },
      include: { threadMessage: true },
    });
    if (!mail) return null;
    const { toEmail: email, threadMessage } = mail;
    await tx.failingAddress.upsert({
      where: { email },
      create: { email, since: now, reason },
      update: { reason },
    });
    await tx.mail.updateMany({
      where: { id: mail.id, status: 'SENT' },
      data: { status: 'FAILED', lastError: reason },
    });
    if (!threadMessage || threadMessage.bouncedAt) return threadMessage?.threadId ?? null;
    await tx.threadMessage.update({
      where: { id: threadMessage.id },
      data: { bouncedAt: now, bounceReason: reason },
    });
    await tx.thread.update({
      where: { id: threadMessage.threadId },
      data: { status: 'OPEN', unread: true, lastAt: now, version: { increment: 1 } },
    });
    await threadsChanged(tx, [threadMessage.threadId]);
    return threadMessage.threadId;
  });
}
