import { DomainError } from '#domain/errors/errors.ts';
import type { GraphContext } from '#graph/context.ts';
import { emailCustomer } from '#graph/modules/orders/change/emailCustomer.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { OrderDetails } from './readOrderChange.ts';

/**
 * Throws CONTACT_CHANGE_NOT_ALLOWED if an API key would change the email address or phone number of an order. Both give
 * access to a guest's order, so the key could read and cancel orders without permission.
 */
export function requireUnchangedContact(
  { apiKey }: Pick<GraphContext, 'apiKey'>,
  order: Order,
  changedDetails: OrderDetails | null,
): void {
  if (!apiKey || !changedDetails) return;
  if (changedDetails.contactEmail !== order.contactEmail)
    throw new DomainError('CONTACT_CHANGE_NOT_ALLOWED', 'contact.email');
  if (changedDetails.contactPhone !== order.contactPhone)
    throw new DomainError('CONTACT_CHANGE_NOT_ALLOWED', 'contact.phone');
}

/** Notifies the earlier email address of an order if anyone other than the customer changed it. */
export async function notifyEarlierContact(
  tx: Transaction,
  context: GraphContext,
  before: Order,
  { contactEmail }: Order,
): Promise<void> {
  if (contactEmail === before.contactEmail || before.userId === context.viewer?.id) return;
  await emailCustomer(tx, context, before, { template: 'orderChanged', changes: [], message: null });
}
