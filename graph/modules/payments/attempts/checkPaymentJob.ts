import { decideAtLast } from '#domain/payments/attempt.ts';
import { CHECKS_AFTER_MS } from '#domain/payments/paymentTerm.ts';
import type { JobServices, RunJob } from '#graph/jobs/jobHandler.ts';
import { withOrder } from '#graph/modules/orders/held/withOrder.ts';
import type { PaymentAttempt } from '#graph/prisma/generated/client.ts';
import { checkPaymentJob } from '../payments.jobs.ts';
import { isInProcess } from './attempts.ts';
import { isBeingAsked, type RefreshedAttempt, refreshAttempt } from './refreshAttempt.ts';
import { applyDecision } from './settle.ts';

/** After so long another server's question has its answer, or was lost with that server. */
const SOON_MS = 15_000;

/** When an attempt is asked about next by the clock; null after the last time. */
export function toCheck({ createdAt, checks }: Pick<PaymentAttempt, 'createdAt' | 'checks'>): Date | null {
  const after = CHECKS_AFTER_MS[checks];
  return after === undefined ? null : new Date(createdAt.getTime() + after);
}

/** Asks how an attempt stands from which nobody came back, some times within a day; what nobody knows then, staff look into. */
export const checkPayment: RunJob<{ attemptId: string }> = async (
  services,
  { payload: { attemptId: id } },
) => {
  const { prisma } = services;
  const attempt = await prisma.paymentAttempt.findUnique({ where: { id } });
  if (!attempt || !isAwaited(attempt)) return;
  const asked = await refreshAttempt({ ...services, viewer: null }, attempt, 'POLL');
  if (isBeingAsked(asked)) {
    const runAfter = new Date(services.now.getTime() + SOON_MS);
    await services.work((work) => work.enqueue(checkPaymentJob, { attemptId: id }, { runAfter }));
    return;
  }
  if (isAwaited(asked.attempt)) await goOn(services, asked);
};

function isAwaited({ status }: PaymentAttempt): boolean {
  return status === 'OPEN' || status === 'HELD';
}

/** A job that is done again finds that it was counted, and asks once more at most. */
async function goOn(services: JobServices, { attempt, answer }: RefreshedAttempt): Promise<void> {
  const { id, orderId } = attempt;
  const checks = attempt.checks + 1;
  const next = toCheck({ ...attempt, checks });
  await withOrder(services, { id: orderId }, async (work, order) => {
    const { count } = await work.db.paymentAttempt.updateMany({
      where: { id, checks: attempt.checks, status: { in: ['OPEN', 'HELD'] } },
      data: { checks },
    });
    if (count === 0) return;
    if (next) await work.enqueue(checkPaymentJob, { attemptId: id }, { runAfter: next });
    else if (attempt.status === 'OPEN') {
      const decision = decideAtLast(answer, isInProcess(answer));
      const held = { order, attempt, answer, source: 'POLL' } as const;
      await applyDecision(work, { ...services, viewer: null }, held, decision);
    }
  });
}
