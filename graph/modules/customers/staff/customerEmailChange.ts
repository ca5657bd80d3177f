import { DomainError } from '#domain/errors/errors.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { cancelPendingChange, findPendingChange } from '#graph/modules/accounts/emailChanges.queries.ts';
import { resendVerification } from '#graph/modules/accounts/requestEmailChange.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import type { CustomerEmailChangeInput } from '#graph/schema/schema.generated.ts';
import { withLockedCustomer } from '../customers.queries.ts';

/** Emails a new verification link to the pending address. */
export function resendEmailChange(context: GraphContext, { id }: CustomerEmailChangeInput): Promise<User> {
  return withLockedCustomer(context, { id }, async (work, customer) => {
    await resendVerification(work.db, context, customer);
    await recordAudit(work.db, context, {
      action: 'customer.resendEmailChange',
      entity: 'User',
      entityId: id,
    });
    return customer;
  });
}

/** Cancels the pending change of address. */
export function cancelEmailChange(context: GraphContext, { id }: CustomerEmailChangeInput): Promise<User> {
  return withLockedCustomer(context, { id }, async (work, customer) => {
    const pendingChange = await findPendingChange(work.db, context, id);
    if (!pendingChange) throw new DomainError('NO_EMAIL_CHANGE', 'id');
    await cancelPendingChange(work.db, id);
    const before = { email: pendingChange.toEmail };
    const after = { email: customer.email };
    await recordAudit(work.db, context, {
      action: 'customer.cancelEmailChange',
      entity: 'User',
      entityId: id,
      before,
      after,
    });
    return work.db.user.update({ where: { id }, data: { version: { increment: 1 } } });
  });
}
