import { calculateAmountDue, calculateNetPaid, calculateRefundDue } from '#domain/orders/ledger.ts';
import { lacksReservation } from '#domain/orders/orderReservation.ts';
import { isCancelledOrReturned, isPrepaid, isPrepaymentDue } from '#domain/orders/payment.ts';
import { readOrderTerms } from '#domain/orders/toOrderTerms.ts';
import { readSettings } from '#graph/modules/store/readSettings.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { Work } from '#graph/work/work.ts';
import { applyLowerPrices } from '../booking/applyLowerPrices.ts';
import type { LoweredPrice } from '../booking/findLowerPrices.ts';
import { getBookingDeadline, recordAdvance } from '../booking/recordAdvance.ts';
import { emailCustomer } from '../change/emailCustomer.ts';
import { estimateDelivery } from '../change/estimateDelivery.ts';
import { readOrderItems } from '../change/orderItems.ts';
import { reserveStock } from '../change/reserveStock.ts';
import { delayUntilFinal } from '../change/undo.ts';
import type { ChangeContext } from '../changeContext.ts';
import { enterPayment, type LedgerEntry } from '../ledger/enterPayment.ts';
import { getRemainingAmountDeadline } from '../ledger/getRemainingAmountDeadline.ts';
import { expireUnpaidOrderJob } from '../orders.jobs.ts';
import { createMinimumPaymentCheck } from './createMinimumPaymentCheck.ts';

/** Order after a payment, with the side effects. */
export interface PaymentResult {
  order: Order;
  /** Id of the email to the customer; null if none was queued. */
  mailId: string | null;
  /** True if the payment reserved the order's items. */
  hasReservedItems: boolean;
}

type IncomingPayment = Omit<LedgerEntry, 'kind'> & {
  allowUndo?: boolean;
  /** Line prices of a booking, fixed when the payment began; current prices if omitted. */
  bookedPrices?: readonly LoweredPrice[] | null;
};

/**
 * Records a payment for a locked order. A payment that reaches the minimum for partial payments reserves the items of
 * an order awaiting confirmation, if available, and extends the payment deadline once. Full payment starts the handling
 * time and sends a confirmation email; a partial payment made remotely sends an email with the amount due. When the
 * advance of a booking is received, the remaining amount becomes due by the agreed day, at prices that may have fallen
 * by then.
 */
export async function receivePayment(
  work: Work,
  context: ChangeContext,
  orderBefore: Order,
  { allowUndo = false, bookedPrices = null, ...entry }: IncomingPayment,
): Promise<PaymentResult> {
  const order = await applyLowerPrices(work.db, context, orderBefore, {
    amount: entry.amount,
    prices: bookedPrices,
  });
  const { id, version } = order;
  const settings = await readSettings(work.db);
  const reachesMinimum = await createMinimumPaymentCheck(work.db, order, entry.method, settings);
  const previousNetPaid = calculateNetPaid(order);
  const shouldReserve = reachesMinimum(previousNetPaid + entry.amount);
  const isReserved = shouldReserve && (await reserveItems(work, context, order));
  const ledgerState = await enterPayment(work.db, context, order, {
    ...entry,
    kind: 'PAYMENT',
    isWithCarrier: isCollectedByCarrier(order, entry),
  });
  const terms = { ...readOrderTerms(order, settings), isSetAside: isReserved, now: context.now };
  const isFullyPaid = isPrepaymentDue(order) && !isPrepaymentDue({ ...order, ...ledgerState });
  const updatedOrder = await work.db.order.update({
    where: { id, version },
    data: {
      ...ledgerState,
      ...(shouldReserve &&
        !reachesMinimum(previousNetPaid) &&
        getRemainingAmountDeadline({ ...order, ...ledgerState }, terms)),
      ...getBookingDeadline({ ...order, ...ledgerState }),
      version: { increment: 1 },
      ...(isFullyPaid && estimateDelivery(order, context.now)),
      ...(isReserved && { isStockReserved: true }),
    },
  });
  if (updatedOrder.payBy && updatedOrder.payBy.getTime() !== order.payBy?.getTime())
    await work.enqueue(expireUnpaidOrderJob, { orderId: id }, { runAfter: updatedOrder.payBy });
  const isBooked = await recordAdvance(work.db, context, order, updatedOrder);
  const emailOptions = allowUndo ? delayUntilFinal(context) : {};
  let mailId = null;
  if (isFullyPaid) mailId = await emailPaymentOnce(work.db, context, updatedOrder, emailOptions);
  else if (!isBooked) mailId = await emailPartialPayment(work.db, context, updatedOrder, entry);
  return { order: updatedOrder, mailId, hasReservedItems: isReserved };
}

async function reserveItems(work: Work, context: ChangeContext, order: Order): Promise<boolean> {
  if (!lacksReservation(order)) return false;
  const items = await readOrderItems(work.db, order.id);
  return (await reserveStock(work, context, { orderId: order.id, items })).length === 0;
}

/**
 * Returns true if the carrier of a shipped parcel collected the money. The money then counts as cash with the carrier
 * until it is remitted.
 */
function isCollectedByCarrier(
  { status, fulfilment }: Order,
  { method }: Pick<LedgerEntry, 'method'>,
): boolean {
  return method === 'COD' && fulfilment === 'DELIVERY' && (status === 'SHIPPED' || status === 'DELIVERED');
}

/** Emails only remote payments, since counter and on-delivery payments have a printed receipt. */
async function emailPartialPayment(
  tx: Transaction,
  context: ChangeContext,
  order: Order,
  { method, amount }: Pick<LedgerEntry, 'method' | 'amount'>,
): Promise<string | null> {
  if (!isPrepaid(method)) return null;
  // The order was paid twice, or paid after it was cancelled.
  if (calculateRefundDue(order) > 0)
    return emailCustomer(tx, context, order, { template: 'paymentReceived' });
  if (isCancelledOrReturned(order.status) || calculateAmountDue(order) === 0) return null;
  const payBy = order.payBy && order.payBy > context.now ? order.payBy : null;
  return emailCustomer(tx, context, order, { template: 'partPaymentReceived', amount, payBy });
}

/**
 * Emails the payment confirmation once, even if the payment is voided and recorded again. Sends another one if an
 * order edit has raised the total since.
 */
async function emailPaymentOnce(
  tx: Transaction,
  context: ChangeContext,
  order: Order,
  options: { notBefore?: Date },
): Promise<string | null> {
  const template = 'paymentReceived';
  const orderId = order.id;
  const lastEdit = await tx.orderEvent.findFirst({
    where: { orderId, kind: 'EDIT' },
    orderBy: { at: 'desc' },
    select: { at: true },
  });
  const earlierEmail = await tx.mail.findFirst({
    where: { orderId, template, ...(lastEdit && { createdAt: { gt: lastEdit.at } }) },
    select: { id: true },
  });
  return earlierEmail ? null : emailCustomer(tx, context, order, { template }, options);
}
