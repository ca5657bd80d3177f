import { DomainError } from '#domain/errors/errors.ts';
import { countAttempt } from '#graph/access/attempts/countAttempt.ts';
import { viewerMay } from '#graph/access/viewerMay.ts';
import type { GraphContext } from '#graph/context.ts';
import { readRetryAfter } from '#graph/errors/retryLater.ts';
import type { PaymentAttempt } from '#graph/prisma/generated/client.ts';
import { refreshAttempt } from './refreshAttempt.ts';

/** How an attempt stands, after its provider was asked where that is still open. */
export async function checkPayment(context: GraphContext, ref: string): Promise<PaymentAttempt> {
  const attempt = await context.prisma.paymentAttempt.findUnique({ where: { ref } });
  if (!attempt) throw new DomainError('ATTEMPT_NOT_FOUND', 'ref');
  if (attempt.status === 'SETTLED') return attempt;
  await countAttempt(context, 'checkPayment', attempt.id);
  const { viewer } = context;
  const source = viewer && viewerMay(viewer, 'recordPayments') ? 'STAFF' : 'BUYER';
  return (await refreshAttempt(context, attempt, source)).attempt;
}

/** Counts a question about an attempt or about all of an order. Returns false beyond the limit: nobody is asked then. */
export async function mayCheck(context: GraphContext, id: string): Promise<boolean> {
  try {
    await countAttempt(context, 'checkPayment', id);
    return true;
  } catch (error) {
    if (readRetryAfter(error) === undefined) throw error;
    return false;
  }
}
