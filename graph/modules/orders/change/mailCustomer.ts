import type { MailMessage } from '#graph/mail/messages.ts';
import { queueMail } from '#graph/mail/queueMail.ts';
import type { Recipient } from '#graph/mail/templates/template.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { ChangeContext } from '../changeContext.ts';

type AboutOrder = Extract<MailMessage, { orderId?: string }>;
type MailContentOf<Message> = Message extends AboutOrder ? Omit<Message, 'to' | 'orderId'> : never;

/** Template of the email and its content besides the order. */
export type OrderMailContent = MailContentOf<AboutOrder>;

/**
 * Queues an email to the order's customer, unless the account was deleted. Returns the email's id, or null if none
 * is queued.
 */
export async function mailCustomer(
  tx: Transaction,
  context: ChangeContext,
  order: Order,
  content: OrderMailContent,
  options?: { notBefore?: Date },
): Promise<string | null> {
  if (!isReachable(order)) return null;
  const to: Recipient = { email: order.contactEmail, name: order.contactName };
  return queueMail(tx, context, { ...content, to, orderId: order.id } as AboutOrder, options);
}

/**
 * Returns false without an email address, which a counter sale does not need, and for the placeholder domain of
 * deleted accounts.
 */
export function isReachable({ contactEmail }: Order): boolean {
  return contactEmail !== '' && !contactEmail.endsWith('@invalid');
}
