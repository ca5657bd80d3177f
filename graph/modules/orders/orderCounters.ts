import { Counter } from 'prom-client';
import type { GraphContext } from '#graph/context.ts';
import { storeRegistry } from '#graph/observability/metrics/storeRegistry.ts';
import type { Order } from '#graph/prisma/generated/client.ts';

const registers = [storeRegistry];

const orders = new Counter({
  name: 'store_orders_total',
  help: 'Orders by channel and outcome: placed, repeated, or the code of the refusal.',
  labelNames: ['channel', 'outcome'],
  registers,
});
const orderedValue = new Counter({
  name: 'store_orders_npr_total',
  help: 'Value of placed orders, in NPR.',
  labelNames: ['channel'],
  registers,
});
const statusChanges = new Counter({
  name: 'store_order_moves_total',
  help: 'Order status changes, by new status.',
  labelNames: ['to'],
  registers,
});
const payments = new Counter({
  name: 'store_payments_total',
  help: 'Payment status changes, by method and new status.',
  labelNames: ['method', 'status'],
  registers,
});
const paymentAmounts = new Counter({
  name: 'store_payments_npr_total',
  help: 'Amounts paid or refunded, in NPR.',
  labelNames: ['method', 'status'],
  registers,
});

type CountingContext = Pick<GraphContext, 'apiKey' | 'now'>;

interface PlacementPayload {
  order?: Order | null;
  errors: readonly { code: string }[];
}

/** Counts the outcome of an attempt to place an order. */
export async function countOrder<Placed extends PlacementPayload>(
  { apiKey, now }: CountingContext,
  { isCounterSale }: { isCounterSale: boolean },
  placeOrder: () => Promise<Placed>,
): Promise<Placed> {
  const channel = isCounterSale ? 'counter' : apiKey ? 'api' : 'shop';
  const count = (outcome: string) => orders.inc({ channel, outcome: outcome.toLowerCase() });
  try {
    const placement = await placeOrder();
    const { order, errors } = placement;
    if (!order) count(errors[0]?.code ?? 'refused');
    else if (order.placedAt.getTime() !== now.getTime()) count('repeated');
    else {
      count('placed');
      orderedValue.inc({ channel }, order.finalTotal);
      countPayment('UNPAID', order);
    }
    return placement;
  } catch (error) {
    count(isRateLimited(error) ? 'rate_limited' : 'failed');
    throw error;
  }
}

/** Counts a committed change to an order. */
export function countChange(before: Order, after: Order): void {
  if (after.status !== before.status) statusChanges.inc({ to: after.status.toLowerCase() });
  countPayment(before.paymentStatus, after);
}

function countPayment(
  before: Order['paymentStatus'],
  { paymentStatus, paymentMethod, finalTotal }: Order,
): void {
  if (paymentStatus === before) return;
  const labels = { method: paymentMethod.toLowerCase(), status: paymentStatus.toLowerCase() };
  payments.inc(labels);
  paymentAmounts.inc(labels, finalTotal);
}

function isRateLimited(error: unknown): boolean {
  const { extensions } = error as { extensions?: { code?: unknown } };
  return extensions?.code === 'RATE_LIMITED';
}
