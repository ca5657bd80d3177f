import { DomainError } from '#domain/errors/errors.ts';
import type { GraphContext } from '#graph/context.ts';
import type { CourierCashEntry, Order, Payment } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

type Entry = Pick<CourierCashEntry, 'orderId' | 'kind' | 'amount' | 'day'> &
  Partial<Pick<CourierCashEntry, 'paymentId' | 'remittanceId'>>;

/**
 * Adds entries to the ledger of cash that couriers hold, in NPR: above zero raises what the courier has. The caller holds
 * the orders and writes their `cashWithCourier`, which is the sum of their entries.
 */
export async function enterCourierCash(
  tx: Transaction,
  { viewer, now }: Pick<GraphContext, 'viewer' | 'now'>,
  entries: readonly Entry[],
): Promise<void> {
  await tx.courierCashEntry.createMany({
    data: entries.map((entry) => ({ ...entry, createdAt: now, actorId: viewer?.id ?? null })),
  });
}

/**
 * Reverses what a payment at the door collected, and returns its amount in NPR. Throws if the courier has already paid it:
 * that remittance has to be corrected first.
 */
export async function reverseCollected(
  tx: Transaction,
  acting: Pick<GraphContext, 'viewer' | 'now'>,
  { id: orderId, cashWithCourier }: Order,
  { id: paymentId, amount }: Pick<Payment, 'id' | 'amount'>,
): Promise<number> {
  const ofOrder = await tx.courierCashEntry.findMany({ where: { orderId } });
  const entries = ofOrder.filter((one) => one.paymentId === paymentId);
  const [entry] = entries;
  if (!entry) {
    // Cash that staff took themselves has no entry. Neither has what a server before this ledger entered: the rest.
    const known = ofOrder.filter((one) => one.kind === 'RECEIVED' || one.paymentId !== null);
    const rest = cashWithCourier - known.reduce((sum, one) => sum + one.amount, 0);
    return Math.min(amount, cashWithCourier, Math.max(0, rest));
  }
  const collected = entries.reduce((sum, one) => sum + one.amount, 0);
  if (collected > cashWithCourier) throw new DomainError('COURIER_CASH_RECEIVED');
  if (collected > 0)
    await enterCourierCash(tx, acting, [
      { orderId, kind: 'COLLECTED', amount: -collected, day: entry.day, paymentId },
    ]);
  return collected;
}
