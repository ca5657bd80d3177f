import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { cancelSchema } from '#domain/orders/orderChangeSchema.ts';
import { isCancellable } from '#domain/orders/orderLifecycle.ts';
import { canGuestCancel } from '#domain/orders/payment.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { CancelOrderInput } from '#graph/schema/schema.generated.ts';
import { called, withOrder } from '../held/withOrder.ts';
import { holdsOrder } from '../holdsOrder.ts';
import { moveOrder } from '../lifecycle/moveOrder.ts';
import { askProvidersForBuyer } from '../orders.hooks.ts';

/**
 * Cancels one of the viewer's own orders, or a guest's with its token unless it is paid. Providers are asked first: what turns
 * out to be paid is owed back.
 */
export async function cancelOrder(
  context: GraphContext,
  { id, guestToken, ...input }: CancelOrderInput,
): Promise<Order> {
  const { reason } = parseInput(cancelSchema, input);
  const before = await context.prisma.order.findFirst({ where: called(id) });
  if (!before || !holdsOrder(context, before, guestToken)) throw new DomainError('ORDER_NOT_FOUND', 'id');
  const isOwn = before.userId !== null && before.userId === context.viewer?.id;
  if (!isOwn && !canGuestCancel({ ...before, isBooking: before.bookedUntil !== null }))
    throw new DomainError('GUEST_CANCELS_BY_CALL', 'id');
  if (isCancellable(before.status)) await askProvidersForBuyer.run(context, before);
  return withOrder(context, { id: before.id }, async (work, order) => {
    // The buyer has not seen the terms for money that a booking received meanwhile.
    if (order.bookedUntil && order.paid !== before.paid) throw new DomainError('CHANGED_MEANWHILE', 'id');
    await expectNothingHeld(work.db, order);
    return moveOrder(work, context, order, { to: 'CANCELLED', note: reason, keepsForfeit: true });
  });
}

/** While money that came is looked at, the order it may be for stays. */
async function expectNothingHeld(tx: Transaction, { id: orderId }: Order): Promise<void> {
  const held = await tx.paymentAttempt.findFirst({
    where: { orderId, status: 'HELD', receivedPaisa: { gt: 0 } },
    select: { id: true },
  });
  if (held) throw new DomainError('PAYMENT_IN_CHECK', 'id');
}
