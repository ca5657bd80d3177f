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
  return withCustomer(context, { id }, async (tx, customer) => {
    await resendVerification(tx, context, customer);
    await recordAudit(tx, context, { action: 'customer.resendEmailChange', entity: 'User', entityId: id });
    return customer;
  });
}

/** Cancels the new address that waits for its verification. */
export function cancelEmailChange(context: GraphContext, { id }: CustomerEmailChangeInput): Promise<User> {
  return withCustomer(context, { id }, async (tx, customer) => {
    const pending = await findPendingChange(tx, context, id);
    if (!pending) throw new DomainError('NO_EMAIL_CHANGE', 'id');
    await endPendingChange(tx, id);
    const before = { email: pending.toEmail };
    const after = { email: customer.email };
    await recordAudit(tx, context, {
      action: 'customer.cancelEmailChange',
      entity: 'User',
      entityId: id,
      before,
      after,
    });
    return tx.user.update({ where: { id }, data: { version: { increment: 1 } } });
  });
}
