import { calculateAmountDue } from '#domain/orders/ledger.ts';
import type { OrderStatus, PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import { readOrderNumber } from '#domain/orders/orderNumber.ts';
import type { StaffActionContext } from '#graph/context.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import { matchIdOrNumber } from '../change/lockOrder.ts';
import { refreshPayments } from '../orders.hooks.ts';

/** Number of orders whose payments are queried in parallel. */
const MAX_PARALLEL_ORDERS = 5;

/** Queries the providers about an order, by id or number, before staff change its payment method. */
export async function refreshBeforeMethodChange(
  context: StaffActionContext,
  idOrNumber: string,
  method: PaymentMethod | null | undefined,
): Promise<void> {
  if (!method) return;
  const order = await context.prisma.order.findFirst({
    where: { ...matchIdOrNumber(idOrNumber), paymentMethod: { not: method } },
    select: { id: true },
  });
  if (order) await refreshPayments.run(context, order);
}

/**
 * Queries the providers about orders, by id or number, before staff change their status. Only cancellations and
 * deliveries that record cash on delivery depend on the amount paid.
 */
export async function refreshBeforeStatusChange(
  context: StaffActionContext,
  orderRefs: readonly string[],
  to: OrderStatus,
): Promise<void> {
  if (to !== 'DELIVERED' && to !== 'CANCELLED') return;
  const orders = await context.prisma.order.findMany({
    where: {
      OR: [{ id: { in: [...orderRefs] } }, { number: { in: orderRefs.map(readOrderNumber) } }],
      attempts: { some: { status: { not: 'SETTLED' } } },
    },
  });
  const ordersToRefresh = orders.filter((order) => to === 'CANCELLED' || isCashCollected(order));
  const refreshRemainingOrders = async (): Promise<void> => {
    for (let order = ordersToRefresh.pop(); order; order = ordersToRefresh.pop())
      await refreshPayments.run(context, order);
  };
  await Promise.all(Array.from({ length: MAX_PARALLEL_ORDERS }, refreshRemainingOrders));
}

/** Returns true if delivering the order records cash on delivery. */
function isCashCollected(order: Order): boolean {
  return order.paymentMethod === 'COD' && calculateAmountDue(order) > 0;
}
