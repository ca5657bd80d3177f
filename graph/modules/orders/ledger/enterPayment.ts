import { toKathmanduDay } from '#domain/calendar/kathmandu.ts';
import type { LedgerSums } from '#domain/orders/ledger.ts';
import { derivePaymentStatus } from '#domain/orders/ledger.ts';
import type { PaymentMethod, PaymentStatus } from '#domain/orders/orderLifecycle.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Order, PaymentKind } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { enterCarrierCash, reverseCollectedCash } from './carrierCash.ts';
import { claimAttemptNames, claimReferences, releaseReferences } from './paymentReferences.ts';

export interface LedgerEntry {
  /** Id for the entry, if the caller needs to know it in advance. */
  id?: string;
  kind: PaymentKind;
  method: PaymentMethod;
  /** In NPR, above zero. */
  amount: number;
  /** Reference of the bank, carrier or card terminal. */
  reference?: string | null;
  note?: string | null;
  /** Transaction id of the provider. */
  transactionId?: string | null;
  /** Other references of the payment at the provider, such as that of the attempt. */
  otherReferences?: readonly (string | null)[];
  /** True if staff have confirmed that another payment has the same reference. */
  isReferenceShared?: boolean;
  /** Attempt that made the payment. */
  attemptId?: string | null;
  /** Attempt whose payment the provider refunded. */
  refundOfAttemptId?: string | undefined;
  /** Time the money moved; now by default. */
  settledAt?: Date;
  /** True if a carrier has collected the money but not remitted it. */
  isWithCarrier?: boolean;
}

/** Columns of an order derived from its ledger. */
export type LedgerState = LedgerSums & { paymentStatus: PaymentStatus; cashWithCarrier: number };

export function pickLedgerState({
  paid,
  refunded,
  credited,
  paymentStatus,
  cashWithCarrier,
}: Order): LedgerState {
  return { paid, refunded, credited, paymentStatus, cashWithCarrier };
}

type EntryContext = Pick<GraphContext, 'viewer' | 'now'>;

/**
 * Adds an entry to the ledger of a locked order. Returns the order's new sums and payment status, which the caller
 * writes with its other changes.
 */
export async function enterPayment(
  tx: Transaction,
  { viewer, now }: EntryContext,
  order: Order,
  {
    settledAt = now,
    isWithCarrier = false,
    otherReferences: otherNames = [],
    isReferenceShared,
    ...entry
  }: LedgerEntry,
): Promise<LedgerState> {
  const { id: paymentId } = await tx.payment.create({
    data: {
      orderId: order.id,
      ...entry,
      actorId: viewer?.id,
      createdAt: now,
      settledAt,
    },
    select: { id: true },
  });
  const { kind, method, reference, transactionId, amount, attemptId } = entry;
  if (kind === 'PAYMENT')
    await claimReferences(tx, {
      paymentId,
      method,
      references: [reference, transactionId, ...otherNames],
      isShared: isReferenceShared ?? false,
    });
  if (kind === 'PAYMENT' && reference && !attemptId)
    await claimAttemptNames(tx, { orderId: order.id, paymentId, reference });
  const ledgerState = addToLedgerState(order, LEDGER_SUM_FIELDS[kind], amount);
  if (!isWithCarrier) return ledgerState;
  const day = toKathmanduDay(settledAt);
  await enterCarrierCash(tx, { viewer, now }, [
    { orderId: order.id, kind: 'COLLECTED', amount, day, paymentId },
  ]);
  return { ...ledgerState, cashWithCarrier: order.cashWithCarrier + amount };
}

interface EntryToVoid {
  id: string;
  kind: PaymentKind;
  method: string;
  amount: number;
  voidReason?: string | null;
}

/** Voids an entry recorded by mistake. It stays in the ledger, but no longer counts. */
export async function voidEntry(
  tx: Transaction,
  { viewer, now }: EntryContext,
  order: Order,
  { id, kind, method, amount, voidReason }: EntryToVoid,
): Promise<LedgerState> {
  await tx.payment.update({ where: { id }, data: { voidedAt: now, voidedById: viewer?.id, voidReason } });
  await releaseReferences(tx, id);
  const ledgerState = addToLedgerState(order, LEDGER_SUM_FIELDS[kind], -amount);
  if (kind !== 'PAYMENT' || method !== 'COD') return ledgerState;
  const collectedAmount = await reverseCollectedCash(tx, { viewer, now }, order, { id, amount });
  return { ...ledgerState, cashWithCarrier: order.cashWithCarrier - collectedAmount };
}

const LEDGER_SUM_FIELDS = {
  PAYMENT: 'paid',
  REFUND: 'refunded',
  CREDIT: 'credited',
} as const satisfies Record<PaymentKind, keyof LedgerSums>;

function addToLedgerState(order: Order, sumField: keyof LedgerSums, delta: number): LedgerState {
  const { paid, refunded, credited, cashWithCarrier } = order;
  const sums = { paid, refunded, credited, [sumField]: order[sumField] + delta };
  return { ...sums, cashWithCarrier, paymentStatus: derivePaymentStatus({ ...order, ...sums }) };
}
