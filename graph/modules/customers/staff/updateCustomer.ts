import { customerChangesSchema } from '#domain/customers/customerSchema.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { countAttemptIn } from '#graph/access/attempts/countAttempt.ts';
import { changesBetween } from '#graph/audit/changesBetween.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { requireFreeAddress, withEmailTaken } from '#graph/modules/accounts/freeAddress.ts';
import { invite } from '#graph/modules/accounts/invite.ts';
import { requestEmailChange } from '#graph/modules/accounts/requestEmailChange.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { UpdateCustomerInput } from '#graph/schema/schema.generated.ts';
import { withCustomer } from '../customers.queries.ts';

/** Changes what the input names. A new address only counts once its reader has verified it. */
export function updateCustomer(
  context: GraphContext,
  { id, version, ...input }: UpdateCustomerInput,
): Promise<User> {
  const given = parseInput(customerChangesSchema, input);
  return withEmailTaken(() =>
    withCustomer(context, { id, version }, async (work, customer) => {
      const { name, email: current, phone } = customer;
      const email = given.email ?? current;
      const isMoved = email !== current && (await isUnopened(work.db, id));
      const isRequested =
        email !== current &&
        !isMoved &&
        (await requestEmailChange(work.db, context, { account: customer, email }));
      if (email !== current) await countAttemptIn(work.db, context, 'changeCustomerEmail', callerOf(context));
      if (isMoved) await inviteAgain(work.db, context, { customer, email });

      const wished = { name: given.name ?? name, email: isMoved ? email : current, phone: given.phone };
      const changed = changesBetween({ name, email: current, phone }, wished);
      if (changed)
        await recordAudit(work.db, context, {
          action: 'customer.update',
          entity: 'User',
          entityId: id,
          ...changed,
        });
      if (!changed && !isRequested) return customer;
      return work.db.user.update({ where: { id }, data: { ...wished, version: { increment: 1 } } });
    }),
  );
}

function callerOf({ viewer, apiKey }: GraphContext): string | undefined {
  return viewer?.id ?? apiKey?.id;
}

/** An invited account that its owner never opened and that holds nothing of theirs. */
async function isUnopened(tx: Transaction, id: string): Promise<boolean> {
  const nothing = { none: {} };
  const where = { id, emailVerifiedAt: null, invitation: { isNot: null } };
  return (
    (await tx.user.count({
      where: { ...where, sessions: nothing, orders: nothing, addresses: nothing, reviews: nothing },
    })) > 0
  );
}

/**
 * No link that the earlier address was mailed works any more. One that resets the password would also verify the new address,
 * and whoever reads the earlier one would get the guest orders of the new one.
 */
async function inviteAgain(
  tx: Transaction,
  context: GraphContext,
  { customer, email }: { customer: User; email: string },
): Promise<void> {
  await requireFreeAddress(tx, context, { email, exceptId: customer.id });
  await tx.oneTimeLink.deleteMany({ where: { userId: customer.id } });
  await invite(tx, context, { account: { ...customer, email } });
}
