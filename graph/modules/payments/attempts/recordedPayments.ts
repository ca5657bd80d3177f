import { calculateAmountDue } from '#domain/orders/ledger.ts';
import { normaliseReferences } from '#domain/payments/normaliseReference.ts';
import { matchRecordedPayment, type PaymentComparison } from '#domain/payments/recordedPayment.ts';
import type { ChangeContext } from '#graph/modules/orders/changeContext.ts';
import { reverseCollectedCash } from '#graph/modules/orders/ledger/carrierCash.ts';
import { claimReferences, listAttemptNames } from '#graph/modules/orders/ledger/paymentReferences.ts';
import type { Order, PaymentAttempt } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** An entry is dated at the start of its request, which may be shortly before the attempt was created. */
const START_TOLERANCE_MS = 30_000;

interface ProviderPayment {
  transactionId: string | null;
  receivedPaisa: number | null;
}

export interface RecordedPaymentMatch {
  /** Number of another order whose ledger contains the payment; null if there is none. */
  otherOrderNumber: string | null;
  /** True if an entry of the order has one of the payment's names. */
  isNamed: boolean;
  /** Entry of the same order that staff or an integration recorded for the payment. */
  match: PaymentComparison;
}

/** Finds the ledger entries that may record an attempt's payment. The order must be locked. */
export async function findRecordedPayments(
  tx: Transaction,
  order: Order,
  attempt: PaymentAttempt,
  { transactionId, receivedPaisa }: ProviderPayment,
): Promise<RecordedPaymentMatch> {
  const { method, amount, createdAt } = attempt;
  const names = normaliseReferences(method, [...listAttemptNames(attempt), transactionId]);
  const namedPayments = await tx.payment.findMany({
    where: {
      voidedAt: null,
      OR: [
        // Staff may have recorded the payment as a bank transfer or card payment.
        { references: { some: { name: { in: names } } } },
        // Entries written by a server of the previous version.
        ...(transactionId ? [{ method, transactionId }] : []),
      ],
    },
    select: { id: true, orderId: true, attemptId: true, order: { select: { number: true } } },
  });
  const otherPayment = namedPayments.find(
    (payment) => payment.orderId !== order.id || payment.attemptId !== null,
  );
  const manualPayments = await tx.payment.findMany({
    where: {
      orderId: order.id,
      kind: 'PAYMENT',
      method: { not: 'EXCHANGE' },
      voidedAt: null,
      attemptId: null,
      OR: [
        { createdAt: { gte: new Date(createdAt.getTime() - START_TOLERANCE_MS) } },
        { id: { in: namedPayments.map(({ id }) => id) } },
      ],
    },
    include: { references: true },
  });
  const entries = manualPayments.map((entry) => ({
    id: entry.id,
    amount: entry.amount,
    isSameMethod: entry.method === method,
    hasReference: entry.reference !== null || entry.references.length > 0,
    hasSameReference:
      namedPayments.some(({ id }) => id === entry.id) ||
      (entry.method === method &&
        normaliseReferences(method, [entry.reference]).some((name) => names.includes(name))),
  }));
  return {
    otherOrderNumber: otherPayment?.order.number ?? null,
    isNamed: entries.some(({ hasSameReference }) => hasSameReference),
    match: matchRecordedPayment({ amount, receivedPaisa, due: calculateAmountDue(order) }, entries),
  };
}

interface RecordedAttempt {
  attempt: PaymentAttempt;
  paymentId: string;
  transactionId: string | null;
}

interface LinkedEntry {
  order: Order;
  /** Method the entry was recorded with. */
  recordedAs: string;
}

/**
 * Links an entry recorded by hand to an attempt. The entry gets the attempt's method, and no longer counts as cash with
 * the carrier. The ledger's sums do not change. Throws CARRIER_CASH_ALREADY_REMITTED if the carrier has remitted that
 * cash.
 */
export async function linkRecordedPayment(
  tx: Transaction,
  context: Pick<ChangeContext, 'viewer' | 'now'>,
  order: Order,
  { attempt, paymentId, transactionId }: RecordedAttempt,
): Promise<LinkedEntry> {
  const { method } = attempt;
  const entry = await tx.payment.findUniqueOrThrow({ where: { id: paymentId } });
  const { method: recordedAs } = entry;
  const isOnDelivery = recordedAs === 'COD';
  const collectedAmount = isOnDelivery ? await reverseCollectedCash(tx, context, order, entry) : 0;
  await tx.payment.update({
    where: { id: paymentId },
    data: { method, attemptId: attempt.id, ...(transactionId && { transactionId }) },
  });
  await claimReferences(tx, {
    ...{ paymentId, method, isShared: true },
    references: [...listAttemptNames(attempt), transactionId],
  });
  const { id, version, cashWithCarrier } = order;
  const isMethodReplaced = isOnDelivery && order.paymentMethod === 'COD' && calculateAmountDue(order) === 0;
  const linkedOrder = await tx.order.update({
    where: { id, version },
    data: {
      cashWithCarrier: cashWithCarrier - collectedAmount,
      ...(isMethodReplaced && { paymentMethod: method }),
      version: { increment: 1 },
    },
  });
  return { order: linkedOrder, recordedAs };
}
