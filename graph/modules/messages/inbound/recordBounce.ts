import { threadsChanged } from '#graph/work/storeEvents.ts';
import type { WorkRunner } from '#graph/work/work.ts';
import type { Bounce } from './readBounce.ts';

const DEFAULT_REASON = 'The email could not be delivered.';

/**
 * Records that an email from the store bounced: on the reply, on the address and in the list of emails. The thread is
 * reopened so that staff can reach the customer another way. Returns the thread's id, or null if the email belongs to
 * no thread.
 */
export function recordBounce(
  { work: doWork, now }: { work: WorkRunner; now: Date },
  { reason: reportedReason }: Bounce,
  emailIds: readonly string[],
): Promise<string | null> {
  const reason = reportedReason || DEFAULT_REASON;
  return doWork(async (work) => {
    const sentEmail = await work.db.mail.findFirst({
      where: { id: { in: [...emailIds] } },
      include: { threadMessage: true },
    });
    if (!sentEmail) return null;
    const { toEmail: email, threadMessage } = sentEmail;
    await work.db.bouncingAddress.upsert({
      where: { email },
      create: { email, since: now, reason },
      update: { reason },
    });
    await work.db.mail.updateMany({
      where: { id: sentEmail.id, status: 'SENT' },
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
