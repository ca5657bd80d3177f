import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { calculateRefundDue } from '#domain/orders/ledger.ts';
import { exchangeSchema } from '#domain/orders/returns/returnSchemas.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { issueInvoice } from '#graph/modules/billing/invoices/issueInvoice.ts';
import { assertNoPendingRefund } from '#graph/modules/ledger/refunds/provider/assertNoPendingRefund.ts';
import { readOrderItems } from '#graph/modules/orders/change/orderItems.ts';
import { reserveStock } from '#graph/modules/orders/change/reserveStock.ts';
import { enterPayment } from '#graph/modules/orders/ledger/enterPayment.ts';
import { markFiguresStale } from '#graph/modules/orders/markFiguresStale.ts';
import { chooseVariants } from '#graph/modules/quotes/chooseVariants.ts';
import type { Order, Return } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { ExchangeReturnInput } from '#graph/schema/schema.generated.ts';
import type { Work } from '#graph/work/work.ts';
import { changeReturnStatus } from './changeReturnStatus.ts';
import { createExchangeOrder } from './createExchangeOrder.ts';
import { type LockedReturn, lockReturn } from './lockReturn.ts';
import { priceExchange } from './priceExchange.ts';
import { emailReturnStatus } from './returnMails.ts';

/**
 * Creates a new order in exchange for a return, at current prices. The refund due on the old order pays for the new
 * one. The amount is recorded as a refund of the old order and as a payment for the new order, and the two entries
 * reference each other.
 */
export async function exchangeReturn(
  context: GraphContext,
  { id, version, lines, ...input }: ExchangeReturnInput,
): Promise<Return> {
  const exchangeInput = parseInput(exchangeSchema, input);
  const selectedLines = await chooseVariants(context, lines);
  return lockReturn(context, { id, version }, async (work, lockedReturn) => {
    const refundAmount = assertRefundDue(lockedReturn);
    const quote = await priceExchange(work.db, context, { lines, selectedLines, ...exchangeInput });
    const movedAmount = Math.min(refundAmount, quote.totals.finalTotal);
    const exchangeOrder = await createExchangeOrder(work, context, lockedReturn.order, {
      quote,
      movedAmount,
      ...exchangeInput,
    });
    const order = await moveCredit(work.db, context, lockedReturn.order, {
      movedAmount,
      number: exchangeOrder.number,
    });
    await recordAudit(work.db, context, {
      action: 'return.exchange',
      entity: 'Return',
      entityId: lockedReturn.returnRow.id,
      after: { order: exchangeOrder.number, finalTotal: exchangeOrder.finalTotal, amount: movedAmount },
    });
    const exchangedReturn = await linkExchange(
      work.db,
      context,
      { order, returnRow: lockedReturn.returnRow },
      exchangeOrder,
    );
    await emailReturnStatus(work.db, context, exchangedReturn, 'returnClosed', exchangeOrder.number);
    await markFiguresStale(work.db, context.now);
    await reserveExchangeStock(work, context, exchangeOrder.id);
    // The invoice is issued last: a request that waits for an invoice number must not hold stock locks that other
    // requests need.
    if (exchangeOrder.status === 'DELIVERED') await issueInvoice(work.db, context, exchangeOrder);
    return exchangedReturn;
  });
}

function assertRefundDue({ order, returnRow }: LockedReturn): number {
  const refundAmount = calculateRefundDue(order);
  if (returnRow.status !== 'RECEIVED' || returnRow.exchangeId !== null || refundAmount === 0)
    throw new DomainError('RETURN_NOTHING_TO_EXCHANGE', 'id');
  return refundAmount;
}

/** Records the amount moved to the new order as refunded on the old one. */
async function moveCredit(
  tx: Transaction,
  context: GraphContext,
  order: Order,
  { movedAmount, number }: { movedAmount: number; number: string },
): Promise<Order> {
  await assertNoPendingRefund(tx, order.id, 'id');
  const ledgerState = await enterPayment(tx, context, order, {
    kind: 'REFUND',
    method: 'EXCHANGE',
    amount: movedAmount,
    reference: number,
  });
  const paidOrder = await tx.order.update({
    where: { id: order.id, version: order.version },
    data: { ...ledgerState, version: { increment: 1 } },
  });
  await tx.orderEvent.create({
    data: {
      orderId: order.id,
      kind: 'PAYMENT',
      status: order.status,
      note: `Exchanged for order ${number}.`,
      data: { kind: 'REFUND', method: 'EXCHANGE', amount: movedAmount, reference: number },
      actorId: context.viewer?.id,
      at: context.now,
    },
  });
  return paidOrder;
}

/** Links the return to its new order, and closes it if no refund is due. */
async function linkExchange(
  tx: Transaction,
  context: GraphContext,
  lockedReturn: LockedReturn,
  { id: exchangeId }: Order,
): Promise<LockedReturn> {
  if (calculateRefundDue(lockedReturn.order) === 0)
    return changeReturnStatus(tx, context, lockedReturn, { to: 'CLOSED', exchangeId });
  const { id, version } = lockedReturn.returnRow;
  const updatedReturn = await tx.return.update({
    where: { id, version },
    data: { exchangeId, version: { increment: 1 } },
  });
  return { ...lockedReturn, returnRow: { ...lockedReturn.returnRow, ...updatedReturn } };
}

async function reserveExchangeStock(work: Work, context: GraphContext, orderId: string): Promise<void> {
  const unavailableItems = await reserveStock(work, context, {
    orderId,
    items: await readOrderItems(work.db, orderId),
  });
  if (unavailableItems.length > 0)
    throw new DomainError('ITEMS_OUT_OF_STOCK', { pieces: unavailableItems.join(', ') }, 'lines');
}
