import { DomainError } from '#domain/errors/errors.ts';
import { assertCanMove, type OrderStatus } from '#domain/orders/orderLifecycle.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { markFiguresStale } from '../markFiguresStale.ts';
import { arrivalFrom } from './arrivalFrom.ts';
import { giveBackCoupon } from './giveBackCoupon.ts';
import { holdStock } from './holdStock.ts';
import { mailBuyer } from './mailBuyer.ts';
import { putBackStock } from './putBackStock.ts';
import { settlePayment } from './settlePayment.ts';

export interface Move {
  to: OrderStatus;
  /** A word to the buyer; why, where the order is cancelled. */
  note?: string;
  trackingNumber?: string;
  carrier?: string;
}

/**
 * Moves a held order on with all that follows from it: timeline, stock, coupon, payment, figures and a mail. What is not
 * set aside for it yet is taken now, and refused where it is gone; only what was taken comes back.
 */
export async function moveOrder(
  tx: Transaction,
  context: GraphContext,
  order: Order,
  { to, note, ...parcel }: Move,
): Promise<Order> {
  assertCanMove(order.status, to);
  const { id, version } = order;
  const isCollected = to === 'DELIVERED' && order.paymentMethod === 'COD' && order.paymentStatus === 'UNPAID';
  const comesBack = to === 'CANCELLED' || to === 'RETURNED';
  const isSetAsideNow = !comesBack && !order.stockHeld;

  const moved = await tx.order.update({
    where: { id, version },
    data: {
      status: to,
      ...parcel,
      ...(to === 'CANCELLED' && { cancelReason: note }),
      ...(isCollected && { paymentStatus: 'PAID' }),
      stockHeld: !comesBack,
      ...(isSetAsideNow && arrivalFrom(order, context.now)),
      version: { increment: 1 },
    },
  });
  await tx.orderEvent.create({
    data: { orderId: id, status: to, note, actorId: context.viewer?.id, at: context.now },
  });
  if (isCollected) await settlePayment(tx, moved, { at: context.now });
  await mailBuyer(tx, context, moved, to === 'CANCELLED' ? cancelled(note) : status(note));
  // Last, since other orders wait for these pieces until the end, and in the order in which they take them.
  if (comesBack) await markFiguresStale(tx, order.placedAt);
  if (comesBack && order.stockHeld)
    await putBackStock(tx, context, { orderId: id, reason: to === 'CANCELLED' ? 'CANCELLATION' : 'RETURN' });
  if (isSetAsideNow) await takeStock(tx, context, id);
  if (to === 'CANCELLED') await giveBackCoupon(tx, id);
  return moved;
}

/** What was not set aside when the order was placed. */
async function takeStock(tx: Transaction, context: GraphContext, orderId: string): Promise<void> {
  const pieces = await holdStock(tx, context, orderId);
  if (pieces.length > 0) throw new DomainError('PIECES_GONE', { pieces: pieces.join(', ') }, 'status');
}

const cancelled = (reason?: string) => ({ template: 'orderCancelled' as const, reason: reason ?? null });
const status = (note?: string) => ({ template: 'orderStatus' as const, note: note ?? null });
