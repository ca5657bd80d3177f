import { decideAfterLastCheck } from '#domain/payments/attempt.ts';
import { CHECK_DELAYS_MS } from '#domain/payments/getPaymentDeadline.ts';
import type { JobFunction, JobServices } from '#graph/jobs/jobHandler.ts';
import { lockOrder } from '#graph/modules/orders/change/lockOrder.ts';
import type { PaymentAttempt } from '#graph/prisma/generated/client.ts';
import { checkPaymentJob } from '../payments.jobs.ts';
import { isProcessing } from './attempts.ts';
import { isQueryPending, type RefreshedAttempt, refreshAttempt } from './refreshAttempt.ts';
import { applyDecision } from './settle.ts';

/** After this time, another server's query has either returned a result or been lost with that server. */
const RETRY_DELAY_MS = 15_000;

/** Returns the time of an attempt's next check; null after the last check. */
export function getNextCheckTime({
  createdAt,
  checks,
}: Pick<PaymentAttempt, 'createdAt' | 'checks'>): Date | null {
  const delayMs = CHECK_DELAYS_MS[checks];
  return delayMs === undefined ? null : new Date(createdAt.getTime() + delayMs);
}

/**
 * Checks an attempt several times within a day if the customer did not return. An attempt whose result is still unknown
 * after the last check is put under review.
 */
export const checkPayment: JobFunction<{ attemptId: string }> = async (
  services,
  { payload: { attemptId: id } },
) => {
  const { prisma } = services;
  const attempt = await prisma.paymentAttempt.findUnique({ where: { id } });
  if (!attempt || !isAwaited(attempt)) return;
  const refreshedAttempt = await refreshAttempt({ ...services, viewer: null }, attempt, 'POLL');
  if (isQueryPending(refreshedAttempt)) {
    const runAfter = new Date(services.now.getTime() + RETRY_DELAY_MS);
    await services.work((work) => work.enqueue(checkPaymentJob, { attemptId: id }, { runAfter }));
    return;
  }
  if (isAwaited(refreshedAttempt.attempt)) await scheduleNextCheck(services, refreshedAttempt);
};

function isAwaited({ status }: PaymentAttempt): boolean {
  return status === 'OPEN' || status === 'UNDER_REVIEW';
}

/**
 * Counts the check and schedules the next one, once. If the job is retried, it queries the provider at most once more.
 */
async function scheduleNextCheck(
  services: JobServices,
  { attempt, result }: RefreshedAttempt,
): Promise<void> {
  const { id, orderId } = attempt;
  const checks = attempt.checks + 1;
  const nextCheckAt = getNextCheckTime({ ...attempt, checks });
  await lockOrder(services, { id: orderId }, async (work, order) => {
    const { count } = await work.db.paymentAttempt.updateMany({
      where: { id, checks: attempt.checks, status: { in: ['OPEN', 'UNDER_REVIEW'] } },
      data: { checks },
    });
    if (count === 0) return;
    if (nextCheckAt) await work.enqueue(checkPaymentJob, { attemptId: id }, { runAfter: nextCheckAt });
    else if (attempt.status === 'OPEN') {
      const decision = decideAfterLastCheck(result, isProcessing(result));
      const lockedAttempt = { order, attempt, result, source: 'POLL' } as const;
      await applyDecision(work, { ...services, viewer: null }, lockedAttempt, decision);
    }
  });
}
