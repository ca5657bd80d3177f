import { DomainError } from '#domain/errors/errors.ts';
import type { GraphContext } from '#graph/context.ts';
import type { CarrierCashEntry, Order, Payment } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

type Entry = Pick<CarrierCashEntry, 'orderId' | 'kind' | 'amount' | 'day'> &
  Partial<Pick<CarrierCashEntry, 'paymentId' | 'remittanceId'>>;

/**
 * Adds entries to the ledger of cash with carriers, in NPR: amounts above zero increase it. The caller locks the
 * orders and writes their `cashWithCarrier`, which is the sum of their entries.
 */
export async function enterCarrierCash(
  tx: Transaction,
  { viewer, now }: Pick<GraphContext, 'viewer' | 'now'>,
  entries: readonly Entry[],
): Promise<void> {
  await tx.carrierCashEntry.createMany({
    data: entries.map((entry) => ({ ...entry, createdAt: now, actorId: viewer?.id ?? null })),
  });
}

/**
 * Reverses the cash on delivery collected with a payment. Returns its amount, in NPR. Throws if the carrier has already
 * remitted it, since that remittance must be corrected first.
 */
export async function reverseCollectedCash(
  tx: Transaction,
  context: Pick<GraphContext, 'viewer' | 'now'>,
  { id: orderId, cashWithCarrier }: Order,
  { id: paymentId, amount }: Pick<Payment, 'id' | 'amount'>,
): Promise<number> {
  const orderEntries = await tx.carrierCashEntry.findMany({ where: { orderId } });
  const entries = orderEntries.filter((cashEntry) => cashEntry.paymentId === paymentId);
  const [entry] = entries;
  if (!entry) {
    // Cash received by staff, and cash recorded before this ledger existed, have no entry.
    const explainedEntries = orderEntries.filter(
      (cashEntry) => cashEntry.kind === 'RECEIVED' || cashEntry.paymentId !== null,
    );
    const unexplainedAmount =
      cashWithCarrier - explainedEntries.reduce((sum, cashEntry) => sum + cashEntry.amount, 0);
    return Math.min(amount, cashWithCarrier, Math.max(0, unexplainedAmount));
  }
  const collectedAmount = entries.reduce((sum, cashEntry) => sum + cashEntry.amount, 0);
  if (collectedAmount > cashWithCarrier) throw new DomainError('CARRIER_CASH_ALREADY_REMITTED');
  if (collectedAmount > 0)
    await enterCarrierCash(tx, context, [
      { orderId, kind: 'COLLECTED', amount: -collectedAmount, day: entry.day, paymentId },
    ]);
  return collectedAmount;
}
