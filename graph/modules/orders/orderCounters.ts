import { Counter } from 'prom-client';
import type { GraphContext } from '#graph/context.ts';
import { storeRegistry } from '#graph/observability/metrics/storeRegistry.ts';
import type { Order } from '#graph/prisma/generated/client.ts';

const registers = [storeRegistry];

const orders = new Counter({
  name: 'store_orders_total',
  help: 'Orders by where they came from and what became of them: placed, repeated, or the code of why they were refused.',
  labelNames: ['channel', 'outcome'],
  registers,
});
const ordered = new Counter({
  name: 'store_orders_npr_total',
  help: 'What was ordered, in rupees.',
  labelNames: ['channel'],
  registers,
});
const moves = new Counter({
  name: 'store_order_moves_total',
  help: 'Orders that moved on, by where to.',
  labelNames: ['to'],
  registers,
});
const payments = new Counter({
  name: 'store_payments_total',
  help: 'Payments that were settled, by how they were made and what they are.',
  labelNames: ['method', 'status'],
  registers,
});
const paid = new Counter({
  name: 'store_payments_npr_total',
  help: 'What was paid or refunded, in rupees.',
  labelNames: ['method', 'status'],
  registers,
});

type Asking = Pick<GraphContext, 'apiKey' | 'now'>;

interface Answer {
  order?: Order | null;
  errors: readonly { code: string }[];
}

/** Counts what became of an order that somebody wanted to place. */
export async function countOrder<Placed extends Answer>(
  { apiKey, now }: Asking,
  { isCounterSale }: { isCounterSale: boolean },
  place: () => Promise<Placed>,
): Promise<Placed> {
  const channel = isCounterSale ? 'counter' : apiKey ? 'api' : 'shop';
  const count = (outcome: string) => orders.inc({ channel, outcome: outcome.toLowerCase() });
  try {
    const answer = await place();
    const { order, errors } = answer;
    if (!order) count(errors[0]?.code ?? 'refused');
    else if (order.placedAt.getTime() !== now.getTime()) count('repeated');
    else {
      count('placed');
      ordered.inc({ channel }, order.finalTotal);
      countPayment('UNPAID', order);
    }
    return answer;
  } catch (error) {
    count(isRateLimited(error) ? 'rate_limited' : 'failed');
    throw error;
  }
}

/** Counts what a change made of an order, once it is kept. */
export function countChange(before: Order, after: Order): void {
  if (after.status !== before.status) moves.inc({ to: after.status.toLowerCase() });
  countPayment(before.paymentStatus, after);
}

function countPayment(
  before: Order['paymentStatus'],
  { paymentStatus, paymentMethod, finalTotal }: Order,
): void {
  if (paymentStatus === before) return;
  const labels = { method: paymentMethod.toLowerCase(), status: paymentStatus.toLowerCase() };
  payments.inc(labels);
  paid.inc(labels, finalTotal);
}

function isRateLimited(error: unknown): boolean {
  const { extensions } = error as { extensions?: { code?: unknown } };
  return extensions?.code === 'RATE_LIMITED';
}
