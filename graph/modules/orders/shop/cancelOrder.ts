import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { cancelSchema } from '#domain/orders/orderChangeSchema.ts';
import { isMoneyAwaited } from '#domain/orders/payment.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { CancelOrderInput } from '#graph/schema/schema.generated.ts';
import { holdsOrder } from '../holdsOrder.ts';
import { moveOrder } from '../lifecycle/moveOrder.ts';
import { withOrder } from '../lifecycle/withOrder.ts';

/** Cancels one of the viewer's own orders, or a guest's with its token that waits for its money. */
export async function cancelOrder(
  context: GraphContext,
  { id, guestToken, ...input }: CancelOrderInput,
): Promise<Order> {
  const { reason } = parseInput(cancelSchema, input);
  return withOrder(context, { id }, async (tx, order) => {
    if (!holdsOrder(context, order, guestToken)) throw new DomainError('ORDER_NOT_FOUND', 'id');
    const isOwn = order.userId !== null && order.userId === context.viewer?.id;
    if (!isOwn && !waitsForMoney(order)) throw new DomainError('GUEST_CANCELS_BY_CALL', 'id');
    await expectNothingHeld(tx, order);
    return moveOrder(tx, context, order, { to: 'CANCELLED', note: reason, keepsForfeit: true });
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

/** What the store keeps of a booking is told by a person. */
function waitsForMoney(order: Order): boolean {
  return isMoneyAwaited(order) && (order.bookedUntil === null || order.paid === 0);
}
