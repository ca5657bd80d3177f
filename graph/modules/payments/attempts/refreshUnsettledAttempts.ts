import type { GraphContext, StaffActionContext } from '#graph/context.ts';
import type { PaymentAttempt, PaymentEventSource } from '#graph/prisma/generated/client.ts';
import { canCheckPayment } from './checkPayment.ts';
import { type RefreshedAttempt, refreshAttempt } from './refreshAttempt.ts';

/** Maximum number of an order's open attempts to query in parallel; the same limit applies to its ended attempts. */
const MAX_OPEN_ATTEMPTS = 20;
const MAX_ENDED_ATTEMPTS = 5;
/** Money for an ended attempt rarely arrives after this time. */
const RECENTLY_ENDED_MS = 3 * 86_400_000;

/** Attempts of an order that may still be paid, newest first. */
export interface UnsettledAttempts {
  open: PaymentAttempt[];
  /** Attempts that ended recently. */
  ended: PaymentAttempt[];
}

export async function findUnsettledAttempts(
  { prisma, now }: StaffActionContext,
  orderId: string,
): Promise<UnsettledAttempts> {
  const newestFirst = { orderBy: { id: 'desc' } } as const;
  const [open, endedAttempts] = await Promise.all([
    prisma.paymentAttempt.findMany({
      where: { orderId, status: { in: ['OPEN', 'UNDER_REVIEW'] } },
      take: MAX_OPEN_ATTEMPTS,
      ...newestFirst,
    }),
    prisma.paymentAttempt.findMany({
      where: {
        orderId,
        status: { in: ['CANCELLED', 'EXPIRED', 'FAILED'] },
        endedAt: { gt: new Date(now.getTime() - RECENTLY_ENDED_MS) },
      },
      take: MAX_ENDED_ATTEMPTS,
      ...newestFirst,
    }),
  ]);
  // Without a redirect, the customer was never sent to the provider.
  const wasRedirected = ({ redirect }: PaymentAttempt) => redirect !== null;
  return { open: open.filter(wasRedirected), ended: endedAttempts.filter(wasRedirected) };
}

/** Queries the providers about attempts of one order in parallel, and settles those that are paid. */
export function refreshAttempts(
  context: StaffActionContext,
  attempts: readonly PaymentAttempt[],
  source: PaymentEventSource,
): Promise<RefreshedAttempt[]> {
  return Promise.all(attempts.map((attempt) => refreshAttempt(context, attempt, source)));
}

/**
 * Queries the providers about all unsettled attempts of an order before it changes, outside of any transaction, so
 * that the ledger is current. A provider that does not respond does not block the change; a payment it confirms
 * later is put under review.
 */
export async function refreshUnsettledAttempts(
  context: StaffActionContext,
  { id }: { id: string },
): Promise<void> {
  const { open, ended: endedAttempts } = await findUnsettledAttempts(context, id);
  await refreshAttempts(context, [...open, ...endedAttempts], 'STAFF');
}

/** Like `refreshUnsettledAttempts`, but within the customer's rate limit. If it is exceeded, nothing is queried. */
export async function refreshForCustomer(context: GraphContext, { id }: { id: string }): Promise<void> {
  const { open, ended: endedAttempts } = await findUnsettledAttempts(context, id);
  const attempts = [...open, ...endedAttempts];
  if (attempts.length > 0 && (await canCheckPayment(context, id)))
    await refreshAttempts(context, attempts, 'BUYER');
}
