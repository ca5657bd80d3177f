import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

interface Settlement {
  at: Date;
  reference?: string;
}

/** Brings the order's payment to where the order says that it stands. */
export async function settlePayment(
  tx: Transaction,
  { id: orderId, paymentStatus: status, paymentMethod: method, finalTotal: amount }: Order,
  { at, reference }: Settlement,
): Promise<void> {
  const payment = await tx.payment.findFirst({
    where: { orderId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true },
  });
  const settled = { status, settledAt: status === 'UNPAID' ? null : at, reference };
  if (payment) await tx.payment.update({ where: { id: payment.id }, data: settled });
  else await tx.payment.create({ data: { orderId, method, amount, createdAt: at, ...settled } });
}
