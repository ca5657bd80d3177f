import { lockAccount } from '#graph/access/withAccount.ts';
import type { Secrets } from '#graph/context.ts';
import type { RunJob } from '#graph/jobs/jobHandler.ts';
import { queueMail } from '#graph/mail/queueMail.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { DoWork } from '#graph/work/work.ts';
import { makeLink } from './oneTimeLinks.ts';

interface Services {
  work: DoWork;
  publicUrl: string;
  secrets: Secrets;
  now: Date;
  /** The request that gave rise to it. */
  requestId?: string | null;
}

type Template = 'verifyEmail' | 'resetPassword';

const MAX_AN_HOUR = 3;

export const mailEmailVerification: RunJob<{ userId: string }> = (services, { payload }) =>
  forAccount(services, payload.userId, (tx, user) => mailVerification(tx, services, user));

export const mailPasswordReset: RunJob<{ userId: string | null }> = async (
  services,
  { payload: { userId } },
) => {
  if (!userId) return;
  await forAccount(services, userId, async (tx, user) => {
    if (await hadEnough(tx, services, user, 'resetPassword')) return;
    const link = await makeLink(tx, services, { userId, purpose: 'RESET_PASSWORD' });
    await queueMail(tx, services, { template: 'resetPassword', to: user, link });
  });
};

/** Asks whoever reads the account's address to say that it is theirs, unless that is known. */
export async function mailVerification(
  tx: Transaction,
  services: Omit<Services, 'prisma'>,
  user: User,
): Promise<void> {
  if (user.emailVerifiedAt || (await hadEnough(tx, services, user, 'verifyEmail'))) return;
  const link = await makeLink(tx, services, { userId: user.id, purpose: 'VERIFY_EMAIL' });
  await queueMail(tx, services, { template: 'verifyEmail', to: user, link });
}

/**
 * Does the work in one transaction, if the account is still there and open. The account is locked: a change of its address at
 * the same moment must not leave a link with the earlier one.
 */
async function forAccount(
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

/** Nobody's mailbox is filled by somebody who types their address again and again. */
async function hadEnough(
  tx: Transaction,
  { now }: Pick<Services, 'now'>,
  { email }: User,
  template: Template,
): Promise<boolean> {
  const hourAgo = new Date(now.getTime() - 3_600_000);
  const sent = await tx.mail.count({ where: { toEmail: email, template, createdAt: { gt: hourAgo } } });
  return sent >= MAX_AN_HOUR;
}
