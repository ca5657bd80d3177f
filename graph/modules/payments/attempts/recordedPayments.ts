import { amountDue } from '#domain/orders/ledger.ts';
import { matchRecorded, type RecordedMatch } from '#domain/payments/recordedPayment.ts';
import { referenceNames } from '#domain/payments/referenceName.ts';
import type { Acting } from '#graph/modules/orders/acting.ts';
import { reverseCollected } from '#graph/modules/orders/ledger/courierCash.ts';
import { attemptNames, claimReferences } from '#graph/modules/orders/ledger/paymentReferences.ts';
import type { Order, PaymentAttempt } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** An entry bears the instant at which its request began, which may be shortly before the attempt's. */
const SAME_MOMENT_MS = 30_000;

interface ProviderPayment {
  transactionId: string | null;
  receivedPaisa: number | null;
}

export interface Recorded {
  /** Number of the order whose ledger has the payment, for another order or attempt; null if none has. */
  elsewhere: string | null;
  /** Whether an entry of the order has one of the payment's names. */
  isNamed: boolean;
  /** The entry of the same order that staff or a program made for it. */
  match: RecordedMatch;
}

/** Finds the entries that may be the payment of an attempt, while its order is locked. */
export async function findRecorded(
  tx: Transaction,
  order: Order,
  attempt: PaymentAttempt,
  { transactionId, receivedPaisa }: ProviderPayment,
): Promise<Recorded> {
  const { method, amount, createdAt } = attempt;
  const names = referenceNames(method, [...attemptNames(attempt), transactionId]);
  const named = await tx.payment.findMany({
    where: {
      voidedAt: null,
      OR: [
        // Staff may have recorded it as a bank transfer or by card.
        { references: { some: { name: { in: names } } } },
        // Entered by a server of the version before.
        ...(transactionId ? [{ method, transactionId }] : []),
      ],
    },
    select: { id: true, orderId: true, attemptId: true, order: { select: { number: true } } },
  });
  const other = named.find((one) => one.orderId !== order.id || one.attemptId !== null);
  const byHand = await tx.payment.findMany({
    where: {
      orderId: order.id,
      kind: 'PAYMENT',
      method: { not: 'EXCHANGE' },
      voidedAt: null,
      attemptId: null,
      OR: [
        { createdAt: { gte: new Date(createdAt.getTime() - SAME_MOMENT_MS) } },
        { id: { in: named.map(({ id }) => id) } },
      ],
    },
    include: { references: true },
  });
  const entries = byHand.map((entry) => ({
    id: entry.id,
    amount: entry.amount,
    isSameMethod: entry.method === method,
    hasReference: entry.reference !== null || entry.references.length > 0,
    isNamed:
      named.some(({ id }) => id === entry.id) ||
      (entry.method === method &&
        referenceNames(method, [entry.reference]).some((name) => names.includes(name))),
  }));
  return {
    elsewhere: other?.order.number ?? null,
    isNamed: entries.some(({ isNamed }) => isNamed),
    match: matchRecorded({ amount, receivedPaisa, due: amountDue(order) }, entries),
  };
}

interface RecordedAttempt {
  attempt: PaymentAttempt;
  paymentId: string;
  transactionId: string | null;
}

interface LinkedEntry {
  order: Order;
  /** Method by which the entry was recorded. */
  recordedAs: string;
}

/**
 * Makes an entry that was recorded by hand the payment of an attempt: from now on it came by the attempt's method, and a courier
 * has no cash of it. The ledger's sums stay as they are. Throws COURIER_CASH_RECEIVED if the courier has paid that cash to the
 * store.
 */
export async function linkRecorded(
  tx: Transaction,
  acting: Pick<Acting, 'viewer' | 'now'>,
  order: Order,
  { attempt, paymentId, transactionId }: RecordedAttempt,
): Promise<LinkedEntry> {
  const { method } = attempt;
  const entry = await tx.payment.findUniqueOrThrow({ where: { id: paymentId } });
  const { method: recordedAs } = entry;
  const isAtDoor = recordedAs === 'COD';
  const collected = isAtDoor ? await reverseCollected(tx, acting, order, entry) : 0;
  await tx.payment.update({
    where: { id: paymentId },
    data: { method, attemptId: attempt.id, ...(transactionId && { transactionId }) },
  });
  await claimReferences(tx, {
    ...{ paymentId, method, isShared: true },
    references: [...attemptNames(attempt), transactionId],
  });
  const { id, version, cashWithCourier } = order;
  const wasToBeCollected = isAtDoor && order.paymentMethod === 'COD' && amountDue(order) === 0;
  const linked = await tx.order.update({
    where: { id, version },
    data: {
      cashWithCourier: cashWithCourier - collected,
      ...(wasToBeCollected && { paymentMethod: method }),
      version: { increment: 1 },
    },
  });
  return { order: linked, recordedAs };
}
