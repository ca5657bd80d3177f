import type { EmailMessage } from '#graph/mail/messages.ts';
import { queueEmail } from '#graph/mail/queueEmail.ts';
import type { Recipient } from '#graph/mail/templates/template.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { ChangeContext } from '../changeContext.ts';

type OrderMessage = Extract<EmailMessage, { orderId?: string }>;
type EmailContent<Message> = Message extends OrderMessage ? Omit<Message, 'to' | 'orderId'> : never;

/** Template of the email and its content, except for the order. */
export type OrderEmailContent = EmailContent<OrderMessage>;

/**
 * Queues an email to the order's customer, unless the account was deleted. Returns the email's id, or null if none
 * is queued.
 */
export async function emailCustomer(
  tx: Transaction,
  context: ChangeContext,
  order: Order,
  content: OrderEmailContent,
  options?: { notBefore?: Date },
): Promise<string | null> {
  if (!isReachable(order)) return null;
  const recipient: Recipient = { email: order.contactEmail, name: order.contactName };
  return queueEmail(tx, context, { ...content, to: recipient, orderId: order.id } as OrderMessage, options);
}

/**
 * Returns false if the order has no email address (it is optional for counter sales) or has the placeholder address of
 * a deleted account.
 */
export function isReachable({ contactEmail }: Order): boolean {
  return contactEmail !== '' && !contactEmail.endsWith('@invalid');
}
