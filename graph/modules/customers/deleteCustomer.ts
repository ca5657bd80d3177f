import { recordAudit } from '../../audit/recordAudit.ts';
import type { GraphContext } from '../../context.ts';
import type { DeleteCustomerInput } from '../../schema.generated.ts';
import { anonymiseAccount } from '../accounts/anonymiseAccount.ts';
import { withCustomer } from './customers.queries.ts';

/** Deletes a customer's account for good. Its orders and reviews stay, without a name. */
export function deleteCustomer(context: GraphContext, { id }: DeleteCustomerInput): Promise<boolean> {
  return withCustomer(context, { id }, async (tx) => {
    await anonymiseAccount(tx, id, context.now);
    await recordAudit(tx, context, { action: 'customer.delete', entity: 'User', entityId: id });
    return true;
  });
}
