import { newCustomerSchema } from '#domain/customers/customerSchema.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { requireFreeAddress, withEmailTaken } from '#graph/modules/accounts/freeAddress.ts';
import { invite } from '#graph/modules/accounts/invite.ts';
import { hashOfNoPassword } from '#graph/modules/accounts/password.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import type { CreateCustomerInput } from '#graph/schema/schema.generated.ts';
import { customersChanged } from '#graph/work/storeEvents.ts';

/** Opens a customer's account. It has no password until its owner chooses one by the link of an invitation. */
export async function createCustomer(context: GraphContext, input: CreateCustomerInput): Promise<User> {
  const account = parseInput(newCustomerSchema, input);
  const passwordHash = await hashOfNoPassword();
  return withEmailTaken(() =>
    context.work(async (work) => {
      await requireFreeAddress(work.db, context, { email: account.email });
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
