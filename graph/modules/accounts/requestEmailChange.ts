import { randomBytes } from 'node:crypto';
import { DAY_MS } from '#domain/calendar/kathmandu.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { countAttemptInTransaction } from '#graph/access/attempts/countAttempt.ts';
import { sha256 } from '#graph/access/sha256.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { isRateLimited } from '#graph/errors/rateLimited.ts';
import { getPreferredLanguage } from '#graph/mail/preferredLanguage.ts';
import { queueEmail } from '#graph/mail/queueEmail.ts';
import type { EmailChange, User } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { requireAvailableAddress } from './addressAvailability.ts';
import { EMAIL_CHANGE_DAYS, OBJECTION_DAYS } from './emailChangeDays.ts';
import { cancelPendingChange, findPendingChange } from './emailChanges.queries.ts';
import { endSessions } from './endSessions.ts';

const HOUR_MS = 3_600_000;
const MAX_PER_HOUR = 3;

/**
 * Emails a verification link to a new address and notifies the earlier one. Until the new address is verified, the
 * account keeps the earlier one, and the new one can neither sign in nor reset the password. Ends every session, known
 * device and emailed link of the account. The account must be locked. Returns false if the address already awaits
 * verification.
 */
export async function requestEmailChange(
  tx: Transaction,
  context: GraphContext,
  { account, email }: { account: User; email: string },
): Promise<boolean> {
  const { id: userId } = account;
  const pendingChange = await findPendingChange(tx, context, userId);
  if (pendingChange?.toEmail === email) return false;
  await requireAvailableAddress(tx, context, { email, exceptId: userId });
  await requireNoObjection(tx, context, userId);
  await limitEmailChanges(tx, context, { userId, email });

  await cancelPendingChange(tx, userId);
  await endSessions(tx, userId, context.now);
  await tx.oneTimeLink.deleteMany({ where: { userId } });
  const { change, verifyToken, objectToken } = await createChange(tx, context, { account, email });
  await queueVerificationEmail(tx, context, { change, account, token: verifyToken });
  await queueEmail(tx, context, {
    template: 'emailChangeNotice',
    to: account,
    language: getLanguageCode(account),
    newEmail: email,
    isMade: false,
    link: buildObjectionLink(context, objectToken),
  });
  await recordAudit(tx, context, {
    action: 'customer.requestEmailChange',
    entity: 'User',
    entityId: userId,
    before: { email: account.email },
    after: { email },
  });
  return true;
}

/** Emails a new verification link to the pending address. The earlier link stops working. */
export async function resendVerification(
  tx: Transaction,
  context: GraphContext,
  account: User,
): Promise<void> {
  const change = await findPendingChange(tx, context, account.id);
  if (!change) throw new DomainError('NO_EMAIL_CHANGE', 'id');
  await limitVerificationEmails(tx, context, { email: change.toEmail, field: 'id' });
  const token = createToken();
  await tx.emailChange.update({ where: { id: change.id }, data: { verifyTokenHash: sha256(token) } });
  await queueVerificationEmail(tx, context, { change, account, token });
}

export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the language for emails about the account, because the recipient's address may have no account. */
export function getLanguageCode(account: User): string {
  return getPreferredLanguage(account).toLowerCase();
}

export function buildObjectionLink({ publicUrl }: Pick<GraphContext, 'publicUrl'>, token: string): string {
  return `${publicUrl}/#/keep-email?token=${token}`;
}

async function createChange(
  tx: Transaction,
  { now, viewer }: GraphContext,
  { account, email }: { account: User; email: string },
) {
  const [verifyToken, objectToken] = [createToken(), createToken()];
  const getDateAfter = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const change = await tx.emailChange.create({
    data: {
      userId: account.id,
      fromEmail: account.email,
      fromVerifiedAt: account.emailVerifiedAt,
      toEmail: email,
      verifyTokenHash: sha256(verifyToken),
      objectTokenHash: sha256(objectToken),
      requestedAt: now,
      // A leaked API key must not take over an account by waiting, so an integration's request always requires the
      // owner to sign in.
      signInRequiredUntil: viewer ? getDateAfter(OBJECTION_DAYS) : null,
      expiresAt: getDateAfter(EMAIL_CHANGE_DAYS),
    },
  });
  return { change, verifyToken, objectToken };
}

/** The email contains no name and no order, because the address may belong to someone else. */
async function queueVerificationEmail(
  tx: Transaction,
  context: GraphContext,
  { change, account, token }: { change: EmailChange; account: User; token: string },
): Promise<void> {
  await queueEmail(tx, context, {
    template: 'emailChangeVerification',
    to: { email: change.toEmail, name: '' },
    language: getLanguageCode(account),
    link: `${context.publicUrl}/#/verify-email?token=${token}`,
    signInRequiredUntil: change.signInRequiredUntil,
    expiresAt: change.expiresAt,
  });
}

/** Throws while the owner's objection blocks new changes. It blocks every author, including staff. */
async function requireNoObjection(tx: Transaction, { now }: GraphContext, userId: string): Promise<void> {
  const activeObjection = await tx.emailChange.findFirst({
    where: { userId, status: 'OBJECTED', expiresAt: { gt: now } },
    orderBy: { expiresAt: 'desc' },
  });
  if (activeObjection)
    throw new DomainError(
      'EMAIL_CHANGE_OBJECTED',
      { until: activeObjection.expiresAt.toISOString() },
      'email',
    );
}

/** Protects the mailboxes of the owner and of strangers from too many emails. */
async function limitEmailChanges(
  tx: Transaction,
  context: GraphContext,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const requestedAt = { gt: new Date(context.now.getTime() - HOUR_MS) };
  if ((await tx.emailChange.count({ where: { userId, requestedAt } })) >= MAX_PER_HOUR)
    throw new DomainError('EMAIL_CHANGED_TOO_OFTEN', 'email');
  await limitVerificationEmails(tx, context, { email, field: 'email' });
}

async function limitVerificationEmails(
  tx: Transaction,
  context: GraphContext,
  { email, field }: { email: string; field: string },
): Promise<void> {
  await countAttemptInTransaction(tx, context, 'emailChangeLink', email).catch((error: unknown) => {
    throw isRateLimited(error) ? new DomainError('EMAIL_CHANGED_TOO_OFTEN', field) : error;
  });
}
