import { newCustomerSchema } from '#domain/validation/customer.ts';
import { parseInput } from '#domain/validation/problems.ts';
import { recordAudit } from '../../audit/recordAudit.ts';
import type { GraphContext } from '../../context.ts';
import { queueJob } from '../../jobs/queueJob.ts';
import type { User } from '../../prisma/generated/client.ts';
import { inTransaction } from '../../prisma/transaction.ts';
import type { CreateCustomerInput } from '../../schema.generated.ts';
import { hashOfNoPassword } from '../accounts/password.ts';
import { requireFreeAddress, withEmailTaken } from './emailTaken.ts';

/** Opens a customer's account. It has no password until its owner chooses one by a mailed link. */
export async function createCustomer(context: GraphContext, input: CreateCustomerInput): Promise<User> {
  const account = parseInput(newCustomerSchema, input);
  const passwordHash = await hashOfNoPassword();
  return withEmailTaken(() =>
    inTransaction(context.prisma, async (tx) => {
      await requireFreeAddress(tx, account.email);
      const customer = await tx.user.create({ data: { ...account, passwordHash, createdAt: context.now } });
      await queueJob(tx, context, { kind: 'mailPasswordReset', payload: { userId: customer.id } });
      await recordAudit(tx, context, {
        action: 'customer.create',
        entity: 'User',
        entityId: customer.id,
        after: { ...account },
      });
      return customer;
    }),
  );
}
