import type { MailMessage } from '#graph/mail/messages.ts';
import { queueMail } from '#graph/mail/queueMail.ts';
import type { Recipient } from '#graph/mail/templates/template.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { Acting } from '../acting.ts';

type AboutOrder = Extract<MailMessage, { orderId?: string }>;
type WordsOf<Message> = Message extends AboutOrder ? Omit<Message, 'to' | 'orderId'> : never;

/** Which mail, and what it says beside the order itself. */
export type MailWords = WordsOf<AboutOrder>;

/**
 * Queues a mail to whom the order names; nobody is written to whose account was deleted. Answers the mail's id, or null
 * where there is none.
 */
export async function mailBuyer(
  tx: Transaction,
  context: Acting,
  order: Order,
  words: MailWords,
  options?: { notBefore?: Date },
): Promise<string | null> {
  if (!isReachable(order)) return null;
  const to: Recipient = { email: order.contactEmail, name: order.contactName };
  return queueMail(tx, context, { ...words, to, orderId: order.id } as AboutOrder, options);
}

/** Who buys at the counter need give no address, and that of a deleted account is under a domain that is nobody's. */
export function isReachable({ contactEmail }: Order): boolean {
  return contactEmail !== '' && !contactEmail.endsWith('@invalid');
}
