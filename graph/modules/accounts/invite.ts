import { randomBytes } from 'node:crypto';
import { isStaff } from '#domain/accounts/roles.ts';
import { DAY_MS } from '#domain/calendar/kathmandu.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { sha256 } from '#graph/access/sha256.ts';
import type { GraphContext } from '#graph/context.ts';
import { queueMail } from '#graph/mail/queueMail.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { INVITATION_DAYS } from './invitations/invitationDays.ts';

const HOUR_MS = 3_600_000;
const MAX_AN_HOUR = 3;

/** Nobody's mailbox is filled. */
export async function refuseTooManyInvitations(
  tx: Transaction,
  { now }: Pick<GraphContext, 'now'>,
  { email, field }: { email: string; field: string },
): Promise<void> {
  const createdAt = { gt: new Date(now.getTime() - HOUR_MS) };
  const sent = await tx.mail.count({ where: { toEmail: email, template: 'invitation', createdAt } });
  if (sent >= MAX_AN_HOUR) throw new DomainError('INVITED_TOO_OFTEN', field);
}

/** Mails the owner of an account without a password a link to come in with. An earlier link no longer works. */
export async function invite(tx: Transaction, context: GraphContext, account: User): Promise<void> {
  const { now: sentAt, publicUrl, viewer } = context;
  const { id: userId, email, role } = account;
  const token = randomBytes(32).toString('base64url');
  const inviter = viewer && (await tx.user.findUnique({ where: { id: viewer.id }, select: { name: true } }));
  const inviterName = inviter?.name ?? null;
  const expiresAt = new Date(sentAt.getTime() + INVITATION_DAYS * DAY_MS);
  const made = { email, tokenHash: sha256(token), inviterName, sentAt, expiresAt };

  await tx.invitation.upsert({ where: { userId }, create: { userId, ...made }, update: made });
  await queueMail(tx, context, {
    template: 'invitation',
    to: account,
    link: `${publicUrl}/#/invitation?token=${token}`,
    inviterName,
    isForStaff: isStaff(role),
  });
}
