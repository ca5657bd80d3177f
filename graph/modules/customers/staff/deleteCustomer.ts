import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { anonymiseAccount } from '#graph/modules/accounts/anonymiseAccount.ts';
import type { DeleteCustomerInput } from '#graph/schema/schema.generated.ts';
import { withCustomer } from '../customers.queries.ts';

/** Deletes a customer's account for good. Its orders and reviews stay, without a name. */
export function deleteCustomer(context: GraphContext, { id }: DeleteCustomerInput): Promise<boolean> {
  return withCustomer(context, { id }, async (work) => {
    await anonymiseAccount(work, id, context.now);
    await recordAudit(work.db, context, { action: 'customer.delete', entity: 'User', entityId: id });
    return true;
  });
}
