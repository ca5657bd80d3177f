import { DomainError } from '#domain/errors/errors.ts';
import { splitForfeit } from '#domain/orders/booking/bookingDeadline.ts';
import { isAdvancePaid, isRemainingAmountDue } from '#domain/orders/booking/remainingAmountDue.ts';
import { calculateAmountDue, calculateNetPaid, derivePaymentStatus } from '#domain/orders/ledger.ts';
import { assertStatusChange, canEditOrder, type OrderStatus } from '#domain/orders/orderLifecycle.ts';
import type { ReturnReason } from '#domain/orders/returns/returnReasons.ts';
import { readOrderTerms } from '#domain/orders/toOrderTerms.ts';
import { getPaymentDeadline } from '#domain/payments/getPaymentDeadline.ts';
import { readSettings } from '#graph/modules/store/readSettings.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { Work } from '#graph/work/work.ts';
import { findBooking } from '../booking/findBooking.ts';
import { emailCustomer } from '../change/emailCustomer.ts';
import { estimateDelivery } from '../change/estimateDelivery.ts';
import { readOrderItems } from '../change/orderItems.ts';
import { releaseCoupon } from '../change/releaseCoupon.ts';
import { reserveStock } from '../change/reserveStock.ts';
import { resolveCarrier } from '../change/resolveCarrier.ts';
import { restockItems } from '../change/restockItems.ts';
import { buildUndo, delayUntilFinal } from '../change/undo.ts';
import type { ChangeContext } from '../changeContext.ts';
import { enterPayment } from '../ledger/enterPayment.ts';
import { markFiguresStale } from '../markFiguresStale.ts';
import { orderReturned, orderStatusChanged } from '../orders.hooks.ts';
import { expireUnpaidOrderJob } from '../orders.jobs.ts';
import { withdrawOpenProposal } from './endProposal.ts';

export interface OrderStatusChange {
  to: OrderStatus;
  /** Message to the customer; for a cancellation, its reason. */
  note?: string;
  trackingNumber?: string;
  carrier?: string;
  /** Reason of a return. */
  returnReason?: ReturnReason;
  /** True to allow an undo for a few seconds, during which the email is delayed. */
  allowUndo?: boolean;
  /** True if the store keeps the forfeited amount of a cancelled booking. */
  keepForfeitedAmount?: boolean;
  /** True to email the customer about a corrected carrier or tracking number. */
  notifyCustomer?: boolean;
}

/**
 * Changes the status of a locked order and applies all consequences for timeline, stock, coupon, payment, sales figures
 * and email. Reserves items that are not reserved yet, and throws if they are sold out. Only reserved items are
 * restocked.
 */
export async function changeOrderStatus(
  work: Work,
  context: ChangeContext,
  order: Order,
  {
    to,
    note,
    returnReason,
    allowUndo: isUndoRequested,
    keepForfeitedAmount,
    carrier,
    trackingNumber,
  }: OrderStatusChange,
): Promise<Order> {
  assertStatusChange(order.status, to, isRemainingAmountDue(order));
  if (to === 'RETURNED') return returnEntireOrder(work, context, order, { note, returnReason });
  const { id, version } = order;
  const amountToCollect = to === 'DELIVERED' && order.paymentMethod === 'COD' ? calculateAmountDue(order) : 0;
  // An open proposal ends when the order can no longer be edited.
  if (!canEditOrder(to)) await withdrawOpenProposal(work, context, order);
  const isCancelled = to === 'CANCELLED';
  // A cancellation cannot be undone: its restocked items may be sold within seconds.
  const allowUndo = isUndoRequested && !isCancelled;
  const shouldReserve = !isCancelled && !order.isStockReserved;
  const collectedEntry =
    amountToCollect > 0 &&
    (await enterPayment(work.db, context, order, {
      kind: 'PAYMENT',
      method: 'COD',
      amount: amountToCollect,
      isWithCarrier: order.fulfilment === 'DELIVERY',
    }));

  const payBy = shouldReserve ? await computeReservationDeadline(work.db, context, order) : null;
  const updatedOrder = await work.db.order.update({
    where: { id, version },
    data: {
      status: to,
      ...(trackingNumber && { trackingNumber }),
      ...(carrier && (await resolveCarrier(work.db, carrier))),
      ...(isCancelled && { cancelReason: note }),
      ...(payBy && { payBy }),
      // From now on the amount due is collected on delivery.
      ...(to === 'CONFIRMED' && order.paymentMethod === 'COD' && { payBy: null }),
      ...(isCancelled && keepForfeitedAmount && { forfeited: await getForfeitedAmount(work.db, order) }),
      ...collectedEntry,
      // Nothing is due for a cancelled order.
      paymentStatus: derivePaymentStatus({ ...order, ...collectedEntry, status: to }),
      isStockReserved: !isCancelled,
      ...(shouldReserve && estimateDelivery(order, context.now)),
      version: { increment: 1 },
    },
  });
  if (payBy) await work.enqueue(expireUnpaidOrderJob, { orderId: id }, { runAfter: payBy });
  const emailContent = isCancelled ? createCancellationEmail(note) : createStatusEmail(note);
  const mailId = await emailCustomer(
    work.db,
    context,
    updatedOrder,
    emailContent,
    allowUndo ? delayUntilFinal(context) : {},
  );
  await work.db.orderEvent.create({
    data: {
      orderId: id,
      status: to,
      note,
      ...(allowUndo && { data: { undo: buildUndo(order, context, { mailId, tookStock: shouldReserve }) } }),
      actorId: context.viewer?.id,
      at: context.now,
    },
  });
  // Stock changes come last, since they block other orders until the transaction ends. They follow the locking
  // order of the checkout.
  if (isCancelled) await markFiguresStale(work.db, order.placedAt);
  if (isCancelled && order.isStockReserved)
    await restockItems(work, context, {
      orderId: id,
      reason: 'CANCELLATION',
      items: await readOrderItems(work.db, id),
    });
  if (shouldReserve) await reserveOrderStock(work, context, id);
  if (isCancelled) await releaseCoupon(work.db, id);
  await orderStatusChanged.run(work.db, context, updatedOrder);
  return updatedOrder;
}

/**
 * Returns the payment deadline of an order that had none while it awaited confirmation, and whose items are now
 * reserved. Null if the order already has a deadline or is paid, or if its payment method has no deadline.
 */
async function computeReservationDeadline(
  tx: Transaction,
  { now }: ChangeContext,
  order: Order,
): Promise<Date | null> {
  if (order.payBy || order.bookedUntil || calculateAmountDue(order) === 0) return null;
  return getPaymentDeadline(order.paymentMethod, readOrderTerms(order, await readSettings(tx)), now);
}

/** Records the return of an entire order that was refused on delivery, undeliverable or brought back. */
async function returnEntireOrder(
  work: Work,
  context: ChangeContext,
  order: Order,
  { note, returnReason }: Pick<OrderStatusChange, 'note' | 'returnReason'>,
): Promise<Order> {
  const reason = returnReason ?? (order.status === 'SHIPPED' ? 'DELIVERY_REFUSED' : 'OTHER');
  const returnedOrder = await orderReturned.run(work, context, order, { reason, note });
  await emailCustomer(work.db, context, returnedOrder, createStatusEmail(note));
  return returnedOrder;
}

/** Reserves the items that were not reserved when the order was placed. */
async function reserveOrderStock(work: Work, context: ChangeContext, orderId: string): Promise<void> {
  const missingNames = await reserveStock(work, context, {
    orderId,
    items: await readOrderItems(work.db, orderId),
  });
  if (missingNames.length > 0)
    throw new DomainError('ITEMS_OUT_OF_STOCK', { pieces: missingNames.join(', ') }, 'status');
}

const createCancellationEmail = (reason?: string) => ({
  template: 'orderCancelled' as const,
  reason: reason ?? null,
});
const createStatusEmail = (note?: string) => ({ template: 'orderStatus' as const, note: note ?? null });

/** Amount of the advance that the store keeps if a booking is cancelled, in NPR. Zero if the order is not booked yet. */
async function getForfeitedAmount(tx: Pick<Transaction, 'order'>, order: Order): Promise<number> {
  const booking = await findBooking(tx, order);
  return booking && isAdvancePaid(order, booking)
    ? splitForfeit(booking, calculateNetPaid(order)).forfeited
    : 0;
}
