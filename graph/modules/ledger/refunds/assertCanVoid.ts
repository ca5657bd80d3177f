import { kathmanduDay, startOfDay } from '#domain/calendar/kathmandu.ts';
import type { StaffAtWork } from '#graph/context.ts';
import type { Order, Payment } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { expectRefundAllowed } from './expectRefundAllowed.ts';

interface VoidRequest {
  /** Entries that are to count no more. */
  entries: readonly Pick<Payment, 'kind' | 'amount' | 'actorId' | 'createdAt'>[];
  field: string;
}

/**
 * Throws where whoever asks may not take so much of what came in away: it is under the limit of what they may pay back. What
 * they have entered themselves today is their own mistake to mend.
 */
export async function expectMayTakeAway(
  tx: Transaction,
  context: StaffAtWork,
  order: Order,
  { entries, field }: VoidRequest,
): Promise<void> {
  const amount = entries
    .filter((entry) => entry.kind === 'PAYMENT' && !isOwnOfToday(context, entry))
    .reduce((sum, entry) => sum + entry.amount, 0);
  await expectRefundAllowed(tx, context, order, { amount, field });
}

function isOwnOfToday(
  { viewer, now }: StaffAtWork,
  { actorId, createdAt }: Pick<Payment, 'actorId' | 'createdAt'>,
): boolean {
  return viewer !== null && actorId === viewer.id && createdAt >= startOfDay(kathmanduDay(now));
}
