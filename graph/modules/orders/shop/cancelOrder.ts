import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { cancelSchema } from '#domain/orders/orderChangeSchema.ts';
import { isCancellable } from '#domain/orders/orderLifecycle.ts';
import { canGuestCancel } from '#domain/orders/payment.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { CancelOrderInput } from '#graph/schema/schema.generated.ts';
import { canOpenOrder } from '../canOpenOrder.ts';
import { lockOrder, matchIdOrNumber } from '../change/lockOrder.ts';
import { changeOrderStatus } from '../lifecycle/changeOrderStatus.ts';
import { refreshPaymentsForCustomer } from '../orders.hooks.ts';

/**
 * Cancels one of the viewer's own orders or, with its token, an unpaid guest order. Providers are queried first; a
 * payment found in this way becomes a refund due.
 */
export async function cancelOrder(
  context: GraphContext,
  { id, guestToken, ...input }: CancelOrderInput,
): Promise<Order> {
  const { reason } = parseInput(cancelSchema, input);
  const existingOrder = await context.prisma.order.findFirst({ where: matchIdOrNumber(id) });
  if (!existingOrder || !canOpenOrder(context, existingOrder, guestToken))
    throw new DomainError('ORDER_NOT_FOUND', 'id');
  const isOwn = existingOrder.userId !== null && existingOrder.userId === context.viewer?.id;
  if (!isOwn && !canGuestCancel({ ...existingOrder, isBooking: existingOrder.bookedUntil !== null }))
    throw new DomainError('GUEST_CANNOT_CANCEL_PAID_ORDER', 'id');
  if (isCancellable(existingOrder.status)) await refreshPaymentsForCustomer.run(context, existingOrder);
  return lockOrder(context, { id: existingOrder.id }, async (work, order) => {
    // A payment for the booking arrived in the meantime, so the cancellation terms shown to the customer are outdated.
    if (order.bookedUntil && order.paid !== existingOrder.paid)
      throw new DomainError('VERSION_CONFLICT', 'id');
    await assertNoPaymentUnderReview(work.db, order);
    return changeOrderStatus(work, context, order, {
      to: 'CANCELLED',
      note: reason,
      keepForfeitedAmount: true,
    });
  });
}

/** Throws while a payment is under review, since the order may turn out to be paid. */
async function assertNoPaymentUnderReview(tx: Transaction, { id: orderId }: Order): Promise<void> {
  const attemptUnderReview = await tx.paymentAttempt.findFirst({
    where: { orderId, status: 'UNDER_REVIEW', receivedPaisa: { gt: 0 } },
    select: { id: true },
  });
  if (attemptUnderReview) throw new DomainError('PAYMENT_BEING_VERIFIED', 'id');
}
