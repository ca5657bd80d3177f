import { DomainError } from '#domain/errors/errors.ts';
import { countAttempt } from '#graph/access/attempts/countAttempt.ts';
import { viewerHasPermission } from '#graph/access/viewerHasPermission.ts';
import type { GraphContext } from '#graph/context.ts';
import { readRetryAfter } from '#graph/errors/retryLater.ts';
import type { PaymentAttempt } from '#graph/prisma/generated/client.ts';
import { refreshAttempt } from './refreshAttempt.ts';

/** Returns an attempt, after querying its provider if it is still open. */
export async function checkPayment(context: GraphContext, ref: string): Promise<PaymentAttempt> {
  const attempt = await context.prisma.paymentAttempt.findUnique({ where: { ref } });
  if (!attempt) throw new DomainError('ATTEMPT_NOT_FOUND', 'ref');
  if (attempt.status === 'SETTLED') return attempt;
  await countAttempt(context, 'checkPayment', attempt.id);
  const { viewer } = context;
  const source = viewer && viewerHasPermission(viewer, 'recordPayments') ? 'STAFF' : 'BUYER';
  return (await refreshAttempt(context, attempt, source)).attempt;
}

/**
 * Counts a status check of an attempt or an order. Returns false if the rate limit is exceeded, in which case the
 * provider must not be queried.
 */
export async function canCheckPayment(context: GraphContext, id: string): Promise<boolean> {
  try {
    await countAttempt(context, 'checkPayment', id);
    return true;
  } catch (error) {
    if (readRetryAfter(error) === undefined) throw error;
    return false;
  }
}
