import { DomainError } from '#domain/errors/errors.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Prisma, User } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { ResendInvitationInput } from '#graph/schema/schema.generated.ts';
import { invite } from './invite.ts';

/** Emails a new invitation to an account that its owner has not activated yet. */
export function resendInvitation(
  context: GraphContext,
  { id }: ResendInvitationInput,
  allowedAccounts: Prisma.UserWhereInput,
  /** Check that runs first in the transaction. */
  precheck?: (tx: Transaction) => Promise<unknown>,
): Promise<User> {
  return context.work(async (work) => {
    await precheck?.(work.db);
    const account = await work.db.user.findFirst({
      where: { AND: [allowedAccounts, { id }] },
      include: { invitation: true },
    });
    if (!account) throw new DomainError('ACCOUNT_NOT_FOUND', 'id');
    const { invitation, ...user } = account;
    if (!invitation || user.emailVerifiedAt || user.status !== 'ACTIVE')
      throw new DomainError('NO_PENDING_INVITATION', 'id');
    await invite(work.db, context, { account: user, field: 'id' });
    await recordAudit(work.db, context, { action: 'account.invite', entity: 'User', entityId: id });
    return user;
  });
}
