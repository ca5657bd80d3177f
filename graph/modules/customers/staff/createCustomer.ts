import { newCustomerSchema } from '#domain/customers/customerSchema.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { requireFreeAddress, withEmailTaken } from '#graph/modules/accounts/freeAddress.ts';
import { invite } from '#graph/modules/accounts/invite.ts';
import { hashOfNoPassword } from '#graph/modules/accounts/password.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import { inTransaction } from '#graph/prisma/transaction.ts';
import type { CreateCustomerInput } from '#graph/schema/schema.generated.ts';
import { customersChanged } from '#graph/snapshot/shopChange.ts';

/** Opens a customer's account. It has no password until its owner chooses one by the link of an invitation. */
export async function createCustomer(context: GraphContext, input: CreateCustomerInput): Promise<User> {
  const account = parseInput(newCustomerSchema, input);
  const passwordHash = await hashOfNoPassword();
  return withEmailTaken(() =>
    inTransaction(context.prisma, async (tx) => {
      await requireFreeAddress(tx, context, { email: account.email });
      const customer = await tx.user.create({ data: { ...account, passwordHash, createdAt: context.now } });
      await customersChanged(tx, [customer.id], { areNew: true });
      await invite(tx, context, { account: customer });
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
