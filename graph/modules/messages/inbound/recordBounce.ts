import { threadsChanged } from '#graph/work/storeEvents.ts';
import type { DoWork } from '#graph/work/work.ts';
import type { Bounce } from './readBounce.ts';

const UNTOLD = 'It came back.';

/**
 * Notes that a mail of the store came back: at the answer that it was, at its address, and in the list of mails; a thread
 * is opened, so that somebody reaches its customer otherwise. Answers the thread, if it belongs to one.
 */
export function noteBounce(
  { work: doWork, now }: { work: DoWork; now: Date },
  { reason: said }: Bounce,
  mailIds: readonly string[],
): Promise<string | null> {
  const reason = said || UNTOLD;
  return doWork(async (work) => {
    const mail = await work.db.mail.findFirst({
      where: { id: { in: [...mailIds] } },
      include: { threadMessage: true },
    });
    if (!mail) return null;
    const { toEmail: email, threadMessage } = mail;
    await work.db.failingAddress.upsert({
      where: { email },
      create: { email, since: now, reason },
      update: { reason },
    });
    await work.db.mail.updateMany({
      where: { id: mail.id, status: 'SENT' },
      data: { status: 'FAILED', lastError: reason },
    });
    if (!threadMessage || threadMessage.bouncedAt) return threadMessage?.threadId ?? null;
    await work.db.threadMessage.update({
      where: { id: threadMessage.id },
      data: { bouncedAt: now, bounceReason: reason },
    });
    await work.db.thread.update({
      where: { id: threadMessage.threadId },
      data: { status: 'OPEN', isUnread: true, lastAt: now, version: { increment: 1 } },
    });
    work.publish(threadsChanged([threadMessage.threadId]));
    return threadMessage.threadId;
  });
}
