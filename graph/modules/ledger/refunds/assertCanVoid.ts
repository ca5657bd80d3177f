import { startOfDay, toKathmanduDay } from '#domain/calendar/kathmandu.ts';
import type { StaffActionContext } from '#graph/context.ts';
import type { Order, Payment } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { assertRefundAllowed } from './assertRefundAllowed.ts';

interface VoidRequest {
  /** Entries to be voided. */
  entries: readonly Pick<Payment, 'kind' | 'amount' | 'actorId' | 'createdAt'>[];
  field: string;
}

/**
 * Throws if voiding these entries exceeds the viewer's refund limit. The viewer's own entries of the current Kathmandu
 * day do not count.
 */
export async function assertCanVoid(
  tx: Transaction,
  context: StaffActionContext,
  order: Order,
  { entries, field }: VoidRequest,
): Promise<void> {
  const amount = entries
    .filter((entry) => entry.kind === 'PAYMENT' && !isOwnEntryFromToday(context, entry))
    .reduce((sum, entry) => sum + entry.amount, 0);
  await assertRefundAllowed(tx, context, order, { amount, field });
}

function isOwnEntryFromToday(
  { viewer, now }: StaffActionContext,
  { actorId, createdAt }: Pick<Payment, 'actorId' | 'createdAt'>,
): boolean {
  return viewer !== null && actorId === viewer.id && createdAt >= startOfDay(toKathmanduDay(now));
}
