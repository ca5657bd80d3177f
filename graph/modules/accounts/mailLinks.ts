import { lockAccount } from '#graph/access/withAccount.ts';
import type { Secrets } from '#graph/context.ts';
import type { JobFunction } from '#graph/jobs/jobHandler.ts';
import { queueEmail } from '#graph/mail/queueEmail.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { WorkRunner } from '#graph/work/work.ts';
import { createLink } from './oneTimeLinks.ts';

interface Services {
  work: WorkRunner;
  publicUrl: string;
  secrets: Secrets;
  now: Date;
  /** Id of the request that caused the email. */
  requestId?: string | null;
}

type Template = 'verifyEmail' | 'resetPassword';

const MAX_PER_HOUR = 3;

export const sendEmailVerification: JobFunction<{ userId: string }> = (services, { payload }) =>
  withActiveAccount(services, payload.userId, (tx, user) => queueVerificationEmail(tx, services, user));

export const sendPasswordReset: JobFunction<{ userId: string | null }> = async (
  services,
  { payload: { userId } },
) => {
  if (!userId) return;
  await withActiveAccount(services, userId, async (tx, user) => {
    if (await isEmailLimitReached(tx, services, user, 'resetPassword')) return;
    const link = await createLink(tx, services, { userId, purpose: 'RESET_PASSWORD' });
    await queueEmail(tx, services, { template: 'resetPassword', to: user, link });
  });
};

/** Emails a verification link to the account's address unless it is already verified. */
export async function queueVerificationEmail(
  tx: Transaction,
  services: Omit<Services, 'prisma'>,
  user: User,
): Promise<void> {
  if (user.emailVerifiedAt || (await isEmailLimitReached(tx, services, user, 'verifyEmail'))) return;
  const link = await createLink(tx, services, { userId: user.id, purpose: 'VERIFY_EMAIL' });
  await queueEmail(tx, services, { template: 'verifyEmail', to: user, link });
}

/**
 * Runs the task in one transaction if the account exists and is active. Locks the account, so that no link is sent to
 * the earlier address during a change of address.
 */
async function withActiveAccount(
  { work: doWork }: Services,
  userId: string,
  task: (tx: Transaction, user: User) => Promise<void>,
): Promise<void> {
  await doWork(async (work) => {
    await lockAccount(work.db, userId);
    const user = await work.db.user.findUnique({
      where: { id: userId, status: 'ACTIVE', anonymisedAt: null },
    });
    if (user) await task(work.db, user);
  });
}

/** Returns true if the mailbox has received the maximum number of these emails in the last hour. */
async function isEmailLimitReached(
  tx: Transaction,
  { now }: Pick<Services, 'now'>,
  { email }: User,
  template: Template,
): Promise<boolean> {
  const hourAgo = new Date(now.getTime() - 3_600_000);
  const sentCount = await tx.mail.count({ where: { toEmail: email, template, createdAt: { gt: hourAgo } } });
  return sentCount >= MAX_PER_HOUR;
}
