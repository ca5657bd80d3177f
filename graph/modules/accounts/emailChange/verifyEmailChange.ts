import { DAY_MS } from '#domain/calendar/kathmandu.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { sha256 } from '#graph/access/sha256.ts';
import { withAccount } from '#graph/access/withAccount.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { queueEmail } from '#graph/mail/queueEmail.ts';
import type { EmailChange, User } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { customersChanged } from '#graph/work/storeEvents.ts';
import type { Work } from '#graph/work/work.ts';
import { requireAvailableAddress, withEmailConflict } from '../addressAvailability.ts';
import { confirmAddress } from '../confirmAddress.ts';
import { EMAIL_CHANGE_DAYS } from '../emailChangeDays.ts';
import { endSessions } from '../endSessions.ts';
import { createLinkExpiredError } from '../oneTimeLinks.ts';
import { buildObjectionLink, createToken, getLanguageCode } from '../requestEmailChange.ts';

/**
 * Completes a requested change of an account's address. The link proves access to the new address. A session proves
 * ownership of the account. If staff requested the change, a period without an objection is accepted instead.
 */
export async function verifyEmailChange(
  context: GraphContext,
  { change, token }: { change: EmailChange; token: string },
): Promise<void> {
  await withEmailConflict(
    () =>
      withAccount(context, change.userId, async (work) => {
        const current = await work.db.emailChange.findUnique({
          where: { verifyTokenHash: sha256(token) },
          include: { user: true },
        });
        if (!current || !isOpen(current, context.now)) throw createLinkExpiredError();
        refuseStranger(context, current);
        await applyChange(work, context, current);
      }),
    'token',
  );
}

type RequestedChange = EmailChange & { user: User };

function isOpen({ status, expiresAt, user }: RequestedChange, now: Date): boolean {
  return status === 'PENDING' && expiresAt > now && user.status === 'ACTIVE' && user.role === 'CUSTOMER';
}

function refuseStranger(
  { viewer, now }: GraphContext,
  { userId, signInRequiredUntil }: RequestedChange,
): void {
  if (viewer?.id === userId) return;
  if (viewer || !signInRequiredUntil) throw new DomainError('LINK_ACCOUNT_MISMATCH');
  if (signInRequiredUntil > now)
    throw new DomainError('LINK_REQUIRES_SIGN_IN', { from: signInRequiredUntil.toISOString() });
}

async function applyChange(work: Work, context: GraphContext, { user, ...change }: RequestedChange) {
  const { now, viewer } = context;
  const { id: userId } = user;
  await requireAvailableAddress(work.db, context, { email: change.toEmail, exceptId: userId }, 'token');
  await endSessions(work.db, userId, now, viewer ? { except: viewer.sessionId } : {});
  await work.db.oneTimeLink.deleteMany({ where: { userId } });
  await work.db.invitation.deleteMany({ where: { userId } });
  work.publish(customersChanged([userId]));
  const account = await work.db.user.update({ where: { id: userId }, data: { email: change.toEmail } });
  await confirmAddress(work, account, now);
  await recordAudit(work.db, context, {
    action: 'account.changeEmail',
    entity: 'User',
    entityId: userId,
    before: { email: change.fromEmail },
    after: { email: change.toEmail },
  });
  await createUndoLink(work.db, context, { user, change });
}

/**
 * Creates a link with which the earlier address can undo the change. Skips unverified addresses, which may belong to a
 * stranger.
 */
async function createUndoLink(
  tx: Transaction,
  context: GraphContext,
  { user, change }: { user: User; change: EmailChange },
): Promise<void> {
  const { now } = context;
  const { id, toEmail } = change;
  const verifiedFields = { status: 'VERIFIED' as const, verifiedAt: now, verifyTokenHash: null };
  if (!user.emailVerifiedAt) {
    await tx.emailChange.update({
      where: { id },
      data: { ...verifiedFields, objectTokenHash: null, expiresAt: now },
    });
    return;
  }
  const token = createToken();
  const expiresAt = new Date(now.getTime() + EMAIL_CHANGE_DAYS * DAY_MS);
  await tx.emailChange.update({
    where: { id },
    data: { ...verifiedFields, undoTokenHash: sha256(token), expiresAt },
  });
  await queueEmail(tx, context, {
    template: 'emailChangeNotice',
    to: user,
    language: getLanguageCode(user),
    newEmail: toEmail,
    isMade: true,
    link: buildObjectionLink(context, token),
  });
}
