import { formatNpr } from '#domain/pricing/money.ts';
import { queueMail } from '#graph/mail/queueMail.ts';
import type { Acting } from '#graph/modules/orders/acting.ts';
import { readSettings } from '#graph/modules/store/readSettings.ts';
import type { Order, TransferSlip } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** Tells the store, by its own address, that a slip waits to be compared with the bank account. */
export async function tellOfSlip(
  tx: Transaction,
  context: Acting,
  order: Order,
  { amount, reference, bank }: TransferSlip,
): Promise<void> {
  const store = await readSettings(tx);
  const { number } = order;
  const total = formatNpr(amount);
  await queueMail(tx, context, {
    template: 'slipNotice',
    to: { email: store.email, name: store.name },
    subject: `Slip of ${total} for order ${number}`,
    body: [
      `${order.contactName || 'A buyer'} has sent the slip of a bank transfer for order ${number}: ${total}, reference ${reference}${bank ? `, from ${bank}` : ''}.`,
      'Please compare it with the bank account, and accept or decline it. The order waits meanwhile.',
      `${context.publicUrl}/#/admin/orders/${number}`,
    ].join('\n\n'),
  });
}
