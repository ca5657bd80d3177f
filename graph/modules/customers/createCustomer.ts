import { newCustomerSchema } from '#domain/validation/customer.ts';
import { parseInput } from '#domain/validation/problems.ts';
import { recordAudit } from '../../audit/recordAudit.ts';
import type { GraphContext } from '../../context.ts';
import type { User } from '../../prisma/generated/client.ts';
import { inTransaction } from '../../prisma/transaction.ts';
import type { CreateCustomerInput } from '../../schema.generated.ts';
import { hashOfNoPassword } from '../accounts/password.ts';
import { invite } from '../invitations/invite.ts';
import { requireFreeAddress, withEmailTaken } from './emailTaken.ts';

/** Opens a customer's account. It has no password until its owner chooses one by the link of an invitation. */
export async function createCustomer(context: GraphContext, input: CreateCustomerInput): Promise<User> {
  const account = parseInput(newCustomerSchema, input);
  const passwordHash = await hashOfNoPassword();
  return withEmailTaken(() =>
    inTransaction(context.prisma, async (tx) => {
      await requireFreeAddress(tx, account.email);
      const customer = await tx.user.create({ data: { ...account, passwordHash, createdAt: context.now } });
      await invite(tx, context, customer);
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
