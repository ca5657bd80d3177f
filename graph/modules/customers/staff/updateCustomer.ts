import { customerChangesSchema } from '#domain/customers/customerSchema.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { changesBetween } from '#graph/audit/changesBetween.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { queueJob } from '#graph/jobs/queueJob.ts';
import { mailEmailVerificationJob } from '#graph/modules/accounts/mailLinks.ts';
import type { Prisma, User } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { UpdateCustomerInput } from '#graph/schema/schema.generated.ts';
import { withCustomer } from '../customers.queries.ts';
import { requireFreeAddress, withEmailTaken } from './emailTaken.ts';

/** Changes what the input names. A new address is unverified until its owner uses the link that is mailed to it. */
export function updateCustomer(
  context: GraphContext,
  { id, version, ...input }: UpdateCustomerInput,
): Promise<User> {
  const given = parseInput(customerChangesSchema, input);
  return withEmailTaken(() =>
    withCustomer(context, { id, version }, async (tx, customer) => {
      const { name, email, phone } = customer;
      const wished = { name: given.name ?? name, email: given.email ?? email, phone: given.phone };
      const changed = changesBetween({ name, email, phone }, wished);
      if (!changed) return customer;
      const moved = wished.email === email ? {} : await moveTo(tx, context, { id, email: wished.email });
      await recordAudit(tx, context, { action: 'customer.update', entity: 'User', entityId: id, ...changed });
      return tx.user.update({ where: { id }, data: { ...wished, ...moved, version: { increment: 1 } } });
    }),
  );
}

/** Links mailed to the address before no longer work. */
async function moveTo(
  tx: Transaction,
  context: GraphContext,
  { id, email }: { id: string; email: string },
): Promise<Prisma.UserUpdateInput> {
  await requireFreeAddress(tx, email);
  await tx.oneTimeLink.deleteMany({ where: { userId: id } });
  await queueJob(tx, context, mailEmailVerificationJob, { userId: id });
  return { emailVerifiedAt: null };
}
