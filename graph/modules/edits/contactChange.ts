import { DomainError } from '#domain/errors/errors.ts';
import type { GraphContext } from '#graph/context.ts';
import { mailBuyer } from '#graph/modules/orders/held/mailBuyer.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { OrderDetails } from './readOrderChange.ts';

/**
 * Throws CONTACT_OPENS_ORDER if an API key would change the e-mail address or phone number of an order: both open a guest's
 * order, so a key could read and cancel orders that it may not read.
 */
export function expectKeyLeavesContact(
  { apiKey }: Pick<GraphContext, 'apiKey'>,
  order: Order,
  details: OrderDetails | null,
): void {
  if (!apiKey || !details) return;
  if (details.contactEmail !== order.contactEmail)
    throw new DomainError('CONTACT_OPENS_ORDER', 'contact.email');
  if (details.contactPhone !== order.contactPhone)
    throw new DomainError('CONTACT_OPENS_ORDER', 'contact.phone');
}

/** Notifies the earlier e-mail address of an order whose address somebody else than its buyer changed. */
export async function notifyEarlierContact(
  tx: Transaction,
  context: GraphContext,
  before: Order,
  { contactEmail }: Order,
): Promise<void> {
  if (contactEmail === before.contactEmail || before.userId === context.viewer?.id) return;
  await mailBuyer(tx, context, before, { template: 'orderChanged', changes: [], message: null });
}
