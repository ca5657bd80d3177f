import { DomainError } from '#domain/errors/errors.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { endPendingChange, findPendingChange } from '#graph/modules/accounts/emailChanges.queries.ts';
import { resendVerification } from '#graph/modules/accounts/requestEmailChange.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import type { CustomerEmailChangeInput } from '#graph/schema/schema.generated.ts';
import { withCustomer } from '../customers.queries.ts';

/** Mails a new link to the address that waits for its verification. */
export function resendEmailChange(context: GraphContext, { id }: CustomerEmailChangeInput): Promise<User> {
  return withCustomer(context, { id }, async (work, customer) => {
    await resendVerification(work.db, context, customer);
    await recordAudit(work.db, context, {
      action: 'customer.resendEmailChange',
      entity: 'User',
      entityId: id,
    });
    return customer;
  });
}

/** Cancels the new address that waits for its verification. */
export function cancelEmailChange(context: GraphContext, { id }: CustomerEmailChangeInput): Promise<User> {
  return withCustomer(context, { id }, async (work, customer) => {
    const pending = await findPendingChange(work.db, context, id);
    if (!pending) throw new DomainError('NO_EMAIL_CHANGE', 'id');
    await endPendingChange(work.db, id);
    const before = { email: pending.toEmail };
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
