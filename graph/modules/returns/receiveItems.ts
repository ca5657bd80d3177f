import { DomainError } from '#domain/errors/errors.ts';
import { calculateRefundDue, derivePaymentStatus } from '#domain/orders/ledger.ts';
import { parsePaymentMethod } from '#domain/orders/orderLifecycle.ts';
import { calculateCredit, calculateTotalCredit } from '#domain/orders/returns/returnCredit.ts';
import { areAllReturned } from '#domain/orders/returns/returnQuantities.ts';
import { isShippingRefundedByDefault, type ReturnCondition } from '#domain/orders/returns/returnReasons.ts';
import { creditOrder } from '#graph/modules/billing/invoices/credit/creditOrder.ts';
import type { ChangeContext } from '#graph/modules/orders/changeContext.ts';
import { enterPayment } from '#graph/modules/orders/ledger/enterPayment.ts';
import { markFiguresStale } from '#graph/modules/orders/markFiguresStale.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { itemsReturned } from '#graph/work/storeEvents.ts';
import type { Work } from '#graph/work/work.ts';
import { changeReturnStatus } from './changeReturnStatus.ts';
import type { LockedReturn, ReturnWithLines } from './lockReturn.ts';
import { stockReturnedItems } from './stockReturnedItems.ts';
import { sumCreditedShipping } from './sumCreditedShipping.ts';

/** Outcome of a return line. */
interface ReceivedLine {
  lineId: string;
  received: number;
  condition: ReturnCondition;
  restock: boolean;
  /** Location that stocks the items; by default their source location or the workshop. */
  locationId?: string | null | undefined;
  note?: string | null | undefined;
}

export interface Receipt {
  lines: readonly ReceivedLine[];
  /** If omitted, it depends on the return reasons. */
  creditShipping?: boolean | null | undefined;
  deduction: number;
  deductionReason?: string | undefined;
  /** Timeline note, if the return completes the order's return. */
  note?: string | undefined;
}

/**
 * Records the receipt of a locked return: credits the order, restocks items, and marks the order as returned once
 * all its items are returned. A return without a refund due is closed immediately.
 */
export async function receiveItems(
  work: Work,
  context: ChangeContext,
  lockedReturn: LockedReturn,
  receipt: Receipt,
): Promise<LockedReturn> {
  const receivedLines = readReceivedLines(lockedReturn.returnRow, receipt.lines);
  const credit = await computeCredit(work.db, lockedReturn, { ...receipt, receivedLines });
  for (const { line, received, condition, restock, note } of receivedLines) {
    const creditedAmount = credit.lines.find(({ lineId }) => lineId === line.orderLineId)?.credited ?? 0;
    await work.db.returnLine.update({
      where: { id: line.id },
      data: { received, condition, note, isRestocked: restock && received > 0, credited: creditedAmount },
    });
    if (received > 0)
      await work.db.orderLine.update({
        where: { id: line.orderLineId },
        data: { returned: { increment: received } },
      });
  }
  work.publish(itemsReturned(lockedReturn.order, lockedReturn.returnRow));
  const order = await creditReturn(work.db, context, lockedReturn, { ...credit, note: receipt.note });
  const { goods, shipping, deduction } = credit;
  const receivedReturn = await changeReturnStatus(
    work.db,
    context,
    { order, returnRow: lockedReturn.returnRow },
    {
      to: 'RECEIVED',
      goods,
      shipping,
      deduction,
      deductionReason: deduction ? receipt.deductionReason : null,
    },
  );
  const isComplete =
    calculateRefundDue(order) === 0 && (lockedReturn.returnRow.wish === 'REFUND' || credit.sum === 0);
  const finalReturn = isComplete
    ? await changeReturnStatus(work.db, context, receivedReturn, { to: 'CLOSED' })
    : receivedReturn;
  // Stock changes come last, since they block other orders until the transaction ends.
  await markFiguresStale(work.db, order.placedAt);
  await stockReturnedItems(work, context, order.id, receivedLines);
  await creditOrder(work.db, context, order, {
    reason: 'RETURN',
    note: deduction ? receipt.deductionReason : null,
    returnId: lockedReturn.returnRow.id,
    total: credit.sum,
    shipping,
    lines: credit.lines.map((line) => ({
      ...line,
      quantity: getReceivedQuantity(receivedLines, line.lineId),
    })),
  });
  return finalReturn;
}

function readReceivedLines({ lines }: ReturnWithLines, lineInputs: readonly ReceivedLine[]) {
  const receivedLines = lines.map((line) => {
    const index = lineInputs.findIndex(({ lineId }) => lineId === line.id);
    const { received = 0, condition = null, restock = false, locationId, note } = lineInputs[index] ?? {};
    if (received > line.quantity)
      throw new DomainError('RETURN_QUANTITY_TOO_HIGH', { most: line.quantity }, `lines.${index}.received`);
    return { line, index, received, condition, restock, locationId: locationId || null, note: note ?? null };
  });
  const unknownIndex = lineInputs.findIndex(({ lineId }) => !lines.some(({ id }) => id === lineId));
  if (unknownIndex >= 0) throw new DomainError('RETURN_LINE_NOT_FOUND', `lines.${unknownIndex}.lineId`);
  if (receivedLines.every(({ received }) => received === 0))
    throw new DomainError('RETURN_NOTHING_RECEIVED', 'lines');
  return receivedLines;
}

function getReceivedQuantity(receivedLines: ReturnType<typeof readReceivedLines>, lineId: string): number {
  return receivedLines.find(({ line }) => line.orderLineId === lineId)?.received ?? 0;
}

interface Credit {
  lines: { lineId: string; credited: number }[];
  goods: number;
  shipping: number;
  deduction: number;
  /** Total credited to the customer. */
  sum: number;
}

async function computeCredit(
  tx: Transaction,
  { order }: LockedReturn,
  {
    receivedLines,
    creditShipping,
    deduction,
    deductionReason,
  }: Receipt & { receivedLines: ReturnType<typeof readReceivedLines> },
): Promise<Credit> {
  const lines = await tx.orderLine.findMany({ where: { orderId: order.id } });
  const arrivedLines = receivedLines.filter(({ received }) => received > 0);
  const { goods, lines: creditedLines } = calculateCredit(
    { ...order, lines },
    arrivedLines.map(({ line, received }) => ({ lineId: line.orderLineId, quantity: received })),
  );
  const remainingShipping = order.shipping - (await sumCreditedShipping(tx, order.id));
  if (creditShipping && order.shipping > 0 && remainingShipping <= 0)
    throw new DomainError('SHIPPING_CREDITED', 'creditShipping');
  const isShippingCredited =
    creditShipping ?? isShippingRefundedByDefault(arrivedLines.map(({ line }) => line.reason));
  const shipping = isShippingCredited ? Math.max(0, remainingShipping) : 0;
  if (deduction > goods + shipping)
    throw new DomainError('DEDUCTION_TOO_LARGE', { maxNpr: goods + shipping }, 'deduction');
  if (deduction > 0 && !deductionReason) throw new DomainError('DEDUCTION_WITHOUT_REASON', 'deductionReason');
  return {
    lines: creditedLines,
    goods,
    shipping,
    deduction,
    sum: calculateTotalCredit({ goods }, { shipping, deduction }),
  };
}

/** Credits the order, and marks it as returned if the customer has none of its items left. */
async function creditReturn(
  tx: Transaction,
  context: ChangeContext,
  { order, returnRow }: LockedReturn,
  { sum, note }: Credit & { note?: string | undefined },
): Promise<Order> {
  const { id, version } = order;
  const lines = await tx.orderLine.findMany({ where: { orderId: id } });
  const status = areAllReturned(lines) ? 'RETURNED' : order.status;
  const isReturned = status !== order.status;
  const ledgerState =
    sum > 0 &&
    (await enterPayment(
      tx,
      context,
      { ...order, status },
      {
        kind: 'CREDIT',
        method: parsePaymentMethod(order.paymentMethod),
        amount: sum,
        note: `Return ${returnRow.number}`,
      },
    ));
  const updatedOrder = await tx.order.update({
    where: { id, version },
    data: {
      ...ledgerState,
      status,
      paymentStatus: derivePaymentStatus({ ...order, ...ledgerState, status }),
      ...(isReturned && { isStockReserved: false }),
      version: { increment: 1 },
    },
  });
  if (isReturned)
    await tx.orderEvent.create({
      data: { orderId: id, status, note, actorId: context.viewer?.id, at: context.now },
    });
  return updatedOrder;
}
