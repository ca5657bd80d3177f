import { DomainError } from '#domain/errors/errors.ts';
import { isAdvanceHere, isBalanceDue } from '#domain/orders/booking/balanceDue.ts';
import { forfeit } from '#domain/orders/booking/endOfBooking.ts';
import { amountDue, amountHeld, paymentStatusFrom } from '#domain/orders/ledger.ts';
import { assertCanMove, isCorrectable, type OrderStatus } from '#domain/orders/orderLifecycle.ts';
import { termsOf } from '#domain/orders/orderTerms.ts';
import type { ReturnReason } from '#domain/orders/returns/returnReasons.ts';
import { paymentTerm } from '#domain/payments/paymentTerm.ts';
import { readSettings } from '#graph/modules/store/readSettings.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { Work } from '#graph/work/work.ts';
import type { Acting } from '../acting.ts';
import { findBooking } from '../booking/findBooking.ts';
import { arrivalFrom } from '../held/arrivalFrom.ts';
import { carriedBy } from '../held/carriedBy.ts';
import { giveBackCoupon } from '../held/giveBackCoupon.ts';
import { holdStock } from '../held/holdStock.ts';
import { mailBuyer } from '../held/mailBuyer.ts';
import { piecesOf } from '../held/pieces.ts';
import { putBackStock } from '../held/putBackStock.ts';
import { keptBack, undoOf } from '../held/undo.ts';
import { enterPayment } from '../ledger/enterPayment.ts';
import { markFiguresStale } from '../markFiguresStale.ts';
import { orderCameBack, orderMoved } from '../orders.hooks.ts';
import { endUnpaidOrderJob } from '../orders.jobs.ts';
import { dropOpenProposal } from './endProposal.ts';

export interface Move {
  to: OrderStatus;
  /** A word to the buyer; why, where the order is cancelled. */
  note?: string;
  trackingNumber?: string;
  carrier?: string;
  /** Why it comes back, where it does. */
  returnReason?: ReturnReason;
  /** Whether it may be taken back for a moment, for which the buyer's mail is kept back. */
  allowUndo?: boolean;
  /** Whether the store keeps what the buyer of a booking forfeits, where it is cancelled. */
  keepsForfeit?: boolean;
  /** Whether the buyer hears of a parcel that was only entered anew. */
  tellBuyer?: boolean;
}

/**
 * Moves a held order on with all that follows from it: timeline, stock, coupon, payment, figures and a mail. What is not
 * set aside for it yet is taken now, and refused where it is gone; only what was taken comes back.
 */
export async function moveOrder(
  work: Work,
  context: Acting,
  order: Order,
  { to, note, returnReason, allowUndo: isAskedFor, keepsForfeit, carrier, trackingNumber }: Move,
): Promise<Order> {
  assertCanMove(order.status, to, isBalanceDue(order));
  if (to === 'RETURNED') return moveBack(work, context, order, { note, returnReason });
  const { id, version } = order;
  const due = to === 'DELIVERED' && order.paymentMethod === 'COD' ? amountDue(order) : 0;
  // What is not answered when an order leaves the house is over.
  if (!isCorrectable(to)) await dropOpenProposal(work, context, order);
  const isCancelled = to === 'CANCELLED';
  // What is cancelled goes back on its shelf, and somebody may have bought it by the time that it is missed.
  const allowUndo = isAskedFor && !isCancelled;
  const isSetAsideNow = !isCancelled && !order.stockHeld;
  const collected =
    due > 0 &&
    (await enterPayment(work.db, context, order, {
      kind: 'PAYMENT',
      method: 'COD',
      amount: due,
      isWithCourier: order.fulfilment === 'DELIVERY',
    }));

  const payBy = isSetAsideNow ? await termOnceReserved(work.db, context, order) : null;
  const moved = await work.db.order.update({
    where: { id, version },
    data: {
      status: to,
      ...(trackingNumber && { trackingNumber }),
      ...(carrier && (await carriedBy(work.db, carrier))),
      ...(isCancelled && { cancelReason: note }),
      ...(payBy && { payBy }),
      // The rest is collected at the door from now on.
      ...(to === 'CONFIRMED' && order.paymentMethod === 'COD' && { payBy: null }),
      ...(isCancelled && keepsForfeit && { forfeited: await forfeitOf(work.db, order) }),
      ...collected,
      // An order that is called off asks for no more.
      paymentStatus: paymentStatusFrom({ ...order, ...collected, status: to }),
      stockHeld: !isCancelled,
      ...(isSetAsideNow && arrivalFrom(order, context.now)),
      version: { increment: 1 },
    },
  });
  if (payBy) await work.enqueue(endUnpaidOrderJob, { orderId: id }, { runAfter: payBy });
  const words = isCancelled ? cancelled(note) : status(note);
  const mailId = await mailBuyer(work.db, context, moved, words, allowUndo ? keptBack(context) : {});
  await work.db.orderEvent.create({
    data: {
      orderId: id,
      status: to,
      note,
      ...(allowUndo && { data: { undo: undoOf(order, context, { mailId, tookStock: isSetAsideNow }) } }),
      actorId: context.viewer?.id,
      at: context.now,
    },
  });
  // Last, since other orders wait for these pieces until the end, and in the order in which they take them.
  if (isCancelled) await markFiguresStale(work.db, order.placedAt);
  if (isCancelled && order.stockHeld)
    await putBackStock(work, context, {
      orderId: id,
      reason: 'CANCELLATION',
      pieces: await piecesOf(work.db, id),
    });
  if (isSetAsideNow) await takeStock(work, context, id);
  if (isCancelled) await giveBackCoupon(work.db, id);
  await orderMoved.run(work.db, context, moved);
  return moved;
}

/**
 * The term of an order that had none while it waited for the store's confirmation: from now on pieces are reserved for it. Null
 * if it has one, is paid, or waits without an end.
 */
async function termOnceReserved(tx: Transaction, { now }: Acting, order: Order): Promise<Date | null> {
  if (order.payBy || order.bookedUntil || amountDue(order) === 0) return null;
  return paymentTerm(order.paymentMethod, termsOf(order, await readSettings(tx)), now);
}

/** All of it is here again: refused at the door, not to be delivered, or brought back. */
async function moveBack(
  work: Work,
  context: Acting,
  order: Order,
  { note, returnReason }: Pick<Move, 'note' | 'returnReason'>,
): Promise<Order> {
  const reason = returnReason ?? (order.status === 'SHIPPED' ? 'REFUSED_AT_DOOR' : 'OTHER');
  const back = await orderCameBack.run(work, context, order, { reason, note });
  await mailBuyer(work.db, context, back, status(note));
  return back;
}

/** Reserves the pieces that were not reserved when the order was placed. */
async function takeStock(work: Work, context: Acting, orderId: string): Promise<void> {
  const missing = await holdStock(work, context, { orderId, pieces: await piecesOf(work.db, orderId) });
  if (missing.length > 0) throw new DomainError('PIECES_GONE', { pieces: missing.join(', ') }, 'status');
}

const cancelled = (reason?: string) => ({ template: 'orderCancelled' as const, reason: reason ?? null });
const status = (note?: string) => ({ template: 'orderStatus' as const, note: note ?? null });

/** Amount of the advance that the store keeps if a booking is cancelled, NPR. Zero if the order is no booking yet. */
async function forfeitOf(tx: Pick<Transaction, 'order'>, order: Order): Promise<number> {
  const booking = await findBooking(tx, order);
  return booking && isAdvanceHere(order, booking) ? forfeit(booking, amountHeld(order)).kept : 0;
}
