import { creditFor } from '#domain/orders/returns/returnCredit.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { standingInvoice } from '../issueInvoice.ts';
import { type Credit, issueCreditNote } from './issueCreditNote.ts';

/** Credits something of a held order on its invoice, where it has one. */
export async function creditOrder(
  tx: Transaction,
  context: { now: Date },
  { id }: Pick<Order, 'id'>,
  credit: Credit,
): Promise<void> {
  await issueCreditNote(tx, context, await standingInvoice(tx, id), credit);
}

/** Credits what is left of a held order that was cancelled after it had its invoice. */
export async function creditCancelled(tx: Transaction, context: { now: Date }, order: Order): Promise<void> {
  const invoice = await standingInvoice(tx, order.id);
  if (!invoice) return;
  const lines = await tx.orderLine.findMany({ where: { orderId: order.id } });
  const left = lines.map(({ id, quantity, returned }) => ({ lineId: id, quantity: quantity - returned }));
  const { lines: credited } = creditFor({ ...order, lines }, left);
  await issueCreditNote(tx, context, invoice, {
    reason: 'CANCELLATION',
    note: order.cancelReason,
    shipping: order.shipping,
    lines: left.flatMap((line) => {
      const worth = credited.find(({ lineId }) => lineId === line.lineId)?.credited ?? 0;
      return line.quantity > 0 ? [{ ...line, credited: worth }] : [];
    }),
  });
}
