import { customerStatusSchema } from '#domain/customers/customerSchema.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { changesBetween } from '#graph/audit/changesBetween.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { endSessions } from '#graph/modules/accounts/endSessions.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import type { SetCustomerStatusInput } from '#graph/schema/schema.generated.ts';
import { withCustomer } from '../customers.queries.ts';

/** Blocks a customer, who is signed out everywhere at once, or opens the account again. */
export function setCustomerStatus(
  context: GraphContext,
  { id, version, ...input }: SetCustomerStatusInput,
): Promise<User> {
  const wished = parseInput(customerStatusSchema, input);
  const blockedReason = wished.status === 'BLOCKED' ? wished.reason : null;
  return withCustomer(context, { id, version }, async (work, customer) => {
    const next = { status: wished.status, blockedReason };
    const changed = changesBetween({ status: customer.status, blockedReason: customer.blockedReason }, next);
    if (!changed) return customer;
    if (wished.status === 'BLOCKED') await endSessions(work.db, id, context.now);
    const action = wished.status === 'BLOCKED' ? 'customer.block' : 'customer.unblock';
    await recordAudit(work.db, context, { action, entity: 'User', entityId: id, ...changed });
    return work.db.user.update({ where: { id }, data: { ...next, version: { increment: 1 } } });
  });
}
