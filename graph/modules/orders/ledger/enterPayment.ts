import { kathmanduDay } from '#domain/calendar/kathmandu.ts';
import type { LedgerSums } from '#domain/orders/ledger.ts';
import { paymentStatusFrom } from '#domain/orders/ledger.ts';
import type { PaymentMethod, PaymentStatus } from '#domain/orders/orderLifecycle.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Order, PaymentKind } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { enterCourierCash, reverseCollected } from './courierCash.ts';
import { claimAttemptNames, claimReferences, releaseReferences } from './paymentReferences.ts';

export interface LedgerEntry {
  /** Its id, where somebody has to know it. */
  id?: string;
  kind: PaymentKind;
  method: PaymentMethod;
  /** NPR, above zero. */
  amount: number;
  /** What the bank, the courier or the terminal calls it. */
  reference?: string | null;
  note?: string | null;
  /** What a provider calls the payment. */
  transactionId?: string | null;
  /** Further names by which the provider knows the payment, such as the attempt's own reference. */
  otherNames?: readonly (string | null)[];
  /** Whether another payment has the reference too, as somebody has confirmed. */
  isReferenceShared?: boolean;
  /** The attempt by which it came. */
  attemptId?: string | null;
  /** The attempt of whose money it is, where its provider gave it back. */
  refundOfAttemptId?: string | undefined;
  /** When the money moved; now where it is left out. */
  settledAt?: Date;
  /** Whether a courier took it at the door and has it still. */
  isWithCourier?: boolean;
}

/** What of an order its ledger says. */
export type Standing = LedgerSums & { paymentStatus: PaymentStatus; cashWithCourier: number };

export function standingOf({ paid, refunded, credited, paymentStatus, cashWithCourier }: Order): Standing {
  return { paid, refunded, credited, paymentStatus, cashWithCourier };
}

type Entering = Pick<GraphContext, 'viewer' | 'now'>;

/**
 * Adds an entry to the ledger of a held order. Answers how its sums and its payment stand from then on: whoever holds the
 * order writes them with what else changes.
 */
export async function enterPayment(
  tx: Transaction,
  { viewer, now }: Entering,
  order: Order,
  { settledAt = now, isWithCourier = false, otherNames = [], isReferenceShared, ...entry }: LedgerEntry,
): Promise<Standing> {
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
  const standing = standingWith(order, SUMS[kind], amount);
  if (!isWithCourier) return standing;
  const day = kathmanduDay(settledAt);
  await enterCourierCash(tx, { viewer, now }, [
    { orderId: order.id, kind: 'COLLECTED', amount, day, paymentId },
  ]);
  return { ...standing, cashWithCourier: order.cashWithCourier + amount };
}

interface EntryToVoid {
  id: string;
  kind: PaymentKind;
  method: string;
  amount: number;
  /** Why. */
  voidReason?: string | null;
}

/** Voids an entry that was noted by mistake: it stays in the ledger, and counts no more. */
export async function voidEntry(
  tx: Transaction,
  { viewer, now }: Entering,
  order: Order,
  { id, kind, method, amount, voidReason }: EntryToVoid,
): Promise<Standing> {
  await tx.payment.update({ where: { id }, data: { voidedAt: now, voidedById: viewer?.id, voidReason } });
  await releaseReferences(tx, id);
  const standing = standingWith(order, SUMS[kind], -amount);
  if (kind !== 'PAYMENT' || method !== 'COD') return standing;
  const collected = await reverseCollected(tx, { viewer, now }, order, { id, amount });
  return { ...standing, cashWithCourier: order.cashWithCourier - collected };
}

const SUMS = { PAYMENT: 'paid', REFUND: 'refunded', CREDIT: 'credited' } as const satisfies Record<
  PaymentKind,
  keyof LedgerSums
>;

function standingWith(order: Order, sum: keyof LedgerSums, more: number): Standing {
  const { paid, refunded, credited, cashWithCourier } = order;
  const sums = { paid, refunded, credited, [sum]: order[sum] + more };
  return { ...sums, cashWithCourier, paymentStatus: paymentStatusFrom({ ...order, ...sums }) };
}
