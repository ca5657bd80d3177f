import { amountDue } from '#domain/orders/ledger.ts';
import type { OrderStatus, PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import { readOrderNumber } from '#domain/orders/orderNumber.ts';
import type { GraphContext, StaffAtWork } from '#graph/context.ts';
import { called } from '#graph/modules/orders/lifecycle/withOrder.ts';
import type { Order, PaymentAttempt, PaymentEventSource } from '#graph/prisma/generated/client.ts';
import { type Asked, askProvider } from './askProvider.ts';
import { mayCheck } from './checkPayment.ts';

/** Most attempts of an order that are asked about at once, open and ended ones each. */
const MOST_OPEN = 20;
const MOST_ENDED = 5;
/** Money rarely comes later than that by an attempt that has ended. */
const ENDED_WITHIN_MS = 3 * 86_400_000;
/** Most orders that are asked about at once. */
const ORDERS_AT_ONCE = 5;

/** The attempts of an order by which money may still come, the newest first. */
export interface UnsettledAttempts {
  open: PaymentAttempt[];
  /** Attempts that ended a short time ago. */
  ended: PaymentAttempt[];
}

export async function findUnsettled(
  { prisma, now }: StaffAtWork,
  orderId: string,
): Promise<UnsettledAttempts> {
  const newestFirst = { orderBy: { id: 'desc' } } as const;
  const [open, ended] = await Promise.all([
    prisma.paymentAttempt.findMany({
      where: { orderId, status: { in: ['OPEN', 'HELD'] } },
      take: MOST_OPEN,
      ...newestFirst,
    }),
    prisma.paymentAttempt.findMany({
      where: {
        orderId,
        status: { in: ['CANCELLED', 'EXPIRED', 'FAILED'] },
        endedAt: { gt: new Date(now.getTime() - ENDED_WITHIN_MS) },
      },
      take: MOST_ENDED,
      ...newestFirst,
    }),
  ]);
  // Nobody was sent to the provider by an attempt without a redirect.
  const wasSent = ({ redirect }: PaymentAttempt) => redirect !== null;
  return { open: open.filter(wasSent), ended: ended.filter(wasSent) };
}

/** Asks the providers about attempts of one order at once, and settles those that are paid. */
export function askAbout(
  context: StaffAtWork,
  attempts: readonly PaymentAttempt[],
  source: PaymentEventSource,
): Promise<Asked[]> {
  return Promise.all(attempts.map((attempt) => askProvider(context, attempt, source)));
}

/**
 * Asks the providers about all unsettled attempts of an order before it changes, outside of any transaction: what is paid is in
 * the ledger then. A silent provider stops nobody; its money is held once it answers.
 */
export async function askOpenAttempts(context: StaffAtWork, { id }: { id: string }): Promise<void> {
  const { open, ended } = await findUnsettled(context, id);
  await askAbout(context, [...open, ...ended], 'STAFF');
}

/** As `askOpenAttempts`, as often as the order's buyer may ask; beyond that nobody is asked. */
export async function askForBuyer(context: GraphContext, { id }: { id: string }): Promise<void> {
  const { open, ended } = await findUnsettled(context, id);
  const attempts = [...open, ...ended];
  if (attempts.length > 0 && (await mayCheck(context, id))) await askAbout(context, attempts, 'BUYER');
}

/** As `askOpenAttempts`, for an order by id or number whose payment method staff are about to change. */
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
  if (order) await askOpenAttempts(context, order);
}

/**
 * As `askOpenAttempts`, for orders by id or number that staff are about to move. Only a delivery that books cash on delivery and
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
    for (let order = toAsk.pop(); order; order = toAsk.pop()) await askOpenAttempts(context, order);
  };
  await Promise.all(Array.from({ length: ORDERS_AT_ONCE }, askNext));
}

/** Returns true if a delivery books cash that was collected at the door. */
function isCollected(order: Order): boolean {
  return order.paymentMethod === 'COD' && amountDue(order) > 0;
}
