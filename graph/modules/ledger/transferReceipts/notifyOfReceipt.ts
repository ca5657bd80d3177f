import { formatNpr } from '#domain/pricing/money.ts';
import { queueEmail } from '#graph/mail/queueEmail.ts';
import type { ChangeContext } from '#graph/modules/orders/changeContext.ts';
import { readSettings } from '#graph/modules/store/readSettings.ts';
import type { Order, TransferReceipt } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** Emails the store about a transfer receipt to check against the bank account. */
export async function notifyOfReceipt(
  tx: Transaction,
  context: ChangeContext,
  order: Order,
  { amount, reference, bank }: TransferReceipt,
): Promise<void> {
  const store = await readSettings(tx);
  const { number } = order;
  const total = formatNpr(amount);
  await queueEmail(tx, context, {
    template: 'transferReceiptNotice',
    to: { email: store.email, name: store.name },
    subject: `Transfer receipt for order ${number}: ${total}`,
    body: [
      `${order.contactName || 'A customer'} has sent a transfer receipt for order ${number}: ${total}, reference ${reference}${bank ? `, from ${bank}` : ''}.`,
      'Please check the receipt against the bank statement, then accept or decline it. The order is waiting for your decision.',
      `${context.publicUrl}/#/admin/orders/${number}`,
    ].join('\n\n'),
  });
}
