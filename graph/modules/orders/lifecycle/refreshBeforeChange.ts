import { amountDue } from '#domain/orders/ledger.ts';
import type { OrderStatus, PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import { readOrderNumber } from '#domain/orders/orderNumber.ts';
import type { StaffAtWork } from '#graph/context.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import { called } from '../held/withOrder.ts';
import { askProviders } from '../orders.hooks.ts';

/** Most orders that are asked about at once. */
const ORDERS_AT_ONCE = 5;

/** Asks the providers about an order by id or number whose payment method staff are about to change. */
export async function askBeforeOtherMethod(
  context: StaffAtWork,
  named: string,
  method: PaymentMethod | null | undefined,
): Promise<void> {
  if (!method) return;
  const order = await context.prisma.order.findFirst({
    where: { ...called(named), paymentMethod: { not: method } },
    select: { id: true },
  });
  if (order) await askProviders.run(context, order);
}

/**
 * Asks the providers about orders by id or number that staff are about to move. Only a delivery that books cash on delivery and
 * a cancellation depend on what was paid.
 */
export async function askBeforeMove(
  context: StaffAtWork,
  named: readonly string[],
  to: OrderStatus,
): Promise<void> {
  if (to !== 'DELIVERED' && to !== 'CANCELLED') return;
  const orders = await context.prisma.order.findMany({
    where: {
      OR: [{ id: { in: [...named] } }, { number: { in: named.map(readOrderNumber) } }],
      attempts: { some: { status: { not: 'SETTLED' } } },
    },
  });
  const toAsk = orders.filter((order) => to === 'CANCELLED' || isCollected(order));
  const askNext = async (): Promise<void> => {
    for (let order = toAsk.pop(); order; order = toAsk.pop()) await askProviders.run(context, order);
  };
  await Promise.all(Array.from({ length: ORDERS_AT_ONCE }, askNext));
}

/** Returns true if a delivery books cash that was collected at the door. */
function isCollected(order: Order): boolean {
  return order.paymentMethod === 'COD' && amountDue(order) > 0;
}
