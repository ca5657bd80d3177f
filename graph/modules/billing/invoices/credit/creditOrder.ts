import { calculateCredit } from '#domain/orders/returns/returnCredit.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { findCurrentInvoice } from '../issueInvoice.ts';
import { type CreditNoteRequest, issueCreditNote } from './issueCreditNote.ts';

/** Issues a credit note for the invoice of a locked order. Does nothing without an invoice. */
export async function creditOrder(
  tx: Transaction,
  context: { now: Date },
  { id }: Pick<Order, 'id'>,
  creditRequest: CreditNoteRequest,
): Promise<void> {
  await issueCreditNote(tx, context, await findCurrentInvoice(tx, id), creditRequest);
}

/** Credits the remaining total of a locked order that was cancelled after invoicing. */
export async function creditCancelledOrder(
  tx: Transaction,
  context: { now: Date },
  order: Order,
): Promise<void> {
  const invoice = await findCurrentInvoice(tx, order.id);
  if (!invoice) return;
  const lines = await tx.orderLine.findMany({ where: { orderId: order.id } });
  const remainingLines = lines.map(({ id, quantity, returned }) => ({
    lineId: id,
    quantity: quantity - returned,
  }));
  const { lines: creditedLines } = calculateCredit({ ...order, lines }, remainingLines);
  await issueCreditNote(tx, context, invoice, {
    reason: 'CANCELLATION',
    note: order.cancelReason,
    shipping: order.shipping,
    lines: remainingLines.flatMap((line) => {
      const creditedAmount = creditedLines.find(({ lineId }) => lineId === line.lineId)?.credited ?? 0;
      return line.quantity > 0 ? [{ ...line, credited: creditedAmount }] : [];
    }),
  });
}
