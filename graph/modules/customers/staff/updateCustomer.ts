import { customerChangesSchema } from '#domain/customers/customerSchema.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { countAttemptInTransaction } from '#graph/access/attempts/countAttempt.ts';
import { getChangesBetween } from '#graph/audit/changesBetween.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { requireAvailableAddress, withEmailConflict } from '#graph/modules/accounts/addressAvailability.ts';
import { invite } from '#graph/modules/accounts/invite.ts';
import { requestEmailChange } from '#graph/modules/accounts/requestEmailChange.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { UpdateCustomerInput } from '#graph/schema/schema.generated.ts';
import { withLockedCustomer } from '../customers.queries.ts';

/** Updates the given fields. A new email address takes effect when it is verified. */
export function updateCustomer(
  context: GraphContext,
  { id, version, ...input }: UpdateCustomerInput,
): Promise<User> {
  const changes = parseInput(customerChangesSchema, input);
  return withEmailConflict(() =>
    withLockedCustomer(context, { id, version }, async (work, customer) => {
      const { name, email: current, phone } = customer;
      const email = changes.email ?? current;
      const isAddressReplaced = email !== current && (await isInactiveInvitation(work.db, id));
      const isRequested =
        email !== current &&
        !isAddressReplaced &&
        (await requestEmailChange(work.db, context, { account: customer, email }));
      if (email !== current)
        await countAttemptInTransaction(work.db, context, 'changeCustomerEmail', getCallerId(context));
      if (isAddressReplaced) await reinviteCustomer(work.db, context, { customer, email });

      const nextColumns = {
        name: changes.name ?? name,
        email: isAddressReplaced ? email : current,
        phone: changes.phone,
      };
      const changedValues = getChangesBetween({ name, email: current, phone }, nextColumns);
      if (changedValues)
        await recordAudit(work.db, context, {
          action: 'customer.update',
          entity: 'User',
          entityId: id,
          ...changedValues,
        });
      if (!changedValues && !isRequested) return customer;
      return work.db.user.update({ where: { id }, data: { ...nextColumns, version: { increment: 1 } } });
    }),
  );
}

function getCallerId({ viewer, apiKey }: GraphContext): string | undefined {
  return viewer?.id ?? apiKey?.id;
}

/** Returns true for an invited account that was never activated and contains no customer data. */
async function isInactiveInvitation(tx: Transaction, id: string): Promise<boolean> {
  const noRecords = { none: {} };
  const where = { id, emailVerifiedAt: null, invitation: { isNot: null } };
  return (
    (await tx.user.count({
      where: { ...where, sessions: noRecords, orders: noRecords, addresses: noRecords, reviews: noRecords },
    })) > 0
  );
}

/**
 * Invites the customer at the new address and voids all links emailed to the earlier one. Otherwise a password reset
 * link sent to the earlier address would verify the new one, and anyone who opened that link would get the guest orders
 * of the new address.
 */
async function reinviteCustomer(
  tx: Transaction,
  context: GraphContext,
  { customer, email }: { customer: User; email: string },
): Promise<void> {
  await requireAvailableAddress(tx, context, { email, exceptId: customer.id });
  await tx.oneTimeLink.deleteMany({ where: { userId: customer.id } });
  await invite(tx, context, { account: { ...customer, email } });
}
