import type { GraphContext, StaffAtWork } from '#graph/context.ts';
import type { PaymentAttempt, PaymentEventSource } from '#graph/prisma/generated/client.ts';
import { mayCheck } from './checkPayment.ts';
import { type RefreshedAttempt, refreshAttempt } from './refreshAttempt.ts';

/** Most attempts of an order that are asked about at once, open and ended ones each. */
const MOST_OPEN = 20;
const MOST_ENDED = 5;
/** Money rarely comes later than that by an attempt that has ended. */
const ENDED_WITHIN_MS = 3 * 86_400_000;

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
): Promise<RefreshedAttempt[]> {
  return Promise.all(attempts.map((attempt) => refreshAttempt(context, attempt, source)));
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
