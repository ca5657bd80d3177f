import { customerStatusSchema, newCustomerSchema } from '#domain/customers/customerSchema.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { getChangesBetween } from '#graph/audit/changesBetween.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { requireAvailableAddress, withEmailConflict } from '#graph/modules/accounts/addressAvailability.ts';
import { anonymiseAccount } from '#graph/modules/accounts/anonymiseAccount.ts';
import { endSessions } from '#graph/modules/accounts/endSessions.ts';
import { invite } from '#graph/modules/accounts/invite.ts';
import { getUnusablePasswordHash } from '#graph/modules/accounts/password.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import type {
  CreateCustomerInput,
  DeleteCustomerInput,
  SetCustomerStatusInput,
} from '#graph/schema/schema.generated.ts';
import { customersChanged } from '#graph/work/storeEvents.ts';
import { withLockedCustomer } from '../customers.queries.ts';

/** Creates a customer account. It has no password until the customer accepts the invitation. */
export async function createCustomer(context: GraphContext, input: CreateCustomerInput): Promise<User> {
  const account = parseInput(newCustomerSchema, input);
  const passwordHash = await getUnusablePasswordHash();
  return withEmailConflict(() =>
    context.work(async (work) => {
      await requireAvailableAddress(work.db, context, { email: account.email });
      const customer = await work.db.user.create({
        data: { ...account, passwordHash, createdAt: context.now },
      });
      work.publish(customersChanged([customer.id], { areNew: true }));
      await invite(work.db, context, { account: customer });
      await recordAudit(work.db, context, {
        action: 'customer.create',
        entity: 'User',
        entityId: customer.id,
        after: { ...account },
      });
      return customer;
    }),
  );
}

/** Blocks a customer and ends all their sessions, or unblocks the account. */
export function setCustomerStatus(
  context: GraphContext,
  { id, version, ...input }: SetCustomerStatusInput,
): Promise<User> {
  const nextColumns = parseInput(customerStatusSchema, input);
  const blockedReason = nextColumns.status === 'BLOCKED' ? nextColumns.reason : null;
  return withLockedCustomer(context, { id, version }, async (work, customer) => {
    const statusColumns = { status: nextColumns.status, blockedReason };
    const changes = getChangesBetween(
      { status: customer.status, blockedReason: customer.blockedReason },
      statusColumns,
    );
    if (!changes) return customer;
    if (nextColumns.status === 'BLOCKED') await endSessions(work.db, id, context.now);
    const action = nextColumns.status === 'BLOCKED' ? 'customer.block' : 'customer.unblock';
    await recordAudit(work.db, context, { action, entity: 'User', entityId: id, ...changes });
    return work.db.user.update({ where: { id }, data: { ...statusColumns, version: { increment: 1 } } });
  });
}

/** Deletes a customer account permanently. Its orders and reviews stay, anonymised. */
export function deleteCustomer(context: GraphContext, { id }: DeleteCustomerInput): Promise<boolean> {
  return withLockedCustomer(context, { id }, async (work) => {
    await anonymiseAccount(work, id, context.now);
    await recordAudit(work.db, context, { action: 'customer.delete', entity: 'User', entityId: id });
    return true;
  });
}
