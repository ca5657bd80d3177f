import type { LedgerSums } from '#domain/orders/ledger.ts';
import { paymentStatusFrom } from '#domain/orders/ledger.ts';
import type { PaymentMethod, PaymentStatus } from '#domain/orders/orderLifecycle.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Order, PaymentKind } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

export interface LedgerEntry {
  kind: PaymentKind;
  method: PaymentMethod;
  /** NPR, above zero. */
  amount: number;
  /** What the bank, the courier or the terminal calls it. */
  reference?: string | null;
  note?: string | null;
  /** When the money moved; now where it is left out. */
  settledAt?: Date;
}

/** What of an order its ledger says. */
export type Standing = LedgerSums & { paymentStatus: PaymentStatus };

type Entering = Pick<GraphContext, 'viewer' | 'now'>;

/**
 * Adds an entry to the ledger of a held order. Answers how its sums and its payment stand from then on: whoever holds the
 * order writes them with what else changes.
 */
export async function enterPayment(
  tx: Transaction,
  { viewer, now }: Entering,
  order: Order,
  { kind, method, amount, reference, note, settledAt = now }: LedgerEntry,
): Promise<Standing> {
  await tx.payment.create({
    data: {
      orderId: order.id,
      kind,
      method,
      amount,
      reference,
      note,
      actorId: viewer?.id,
      createdAt: now,
      settledAt,
    },
  });
  return standingWith(order, SUMS[kind], amount);
}

interface EntryToVoid {
  id: string;
  kind: PaymentKind;
  amount: number;
  /** Why. */
  voidReason?: string | null;
}

/** Voids an entry that was noted by mistake: it stays in the ledger, and counts no more. */
export async function voidEntry(
  tx: Transaction,
  { viewer, now }: Entering,
  order: Order,
  { id, kind, amount, voidReason }: EntryToVoid,
): Promise<Standing> {
  await tx.payment.update({ where: { id }, data: { voidedAt: now, voidedById: viewer?.id, voidReason } });
  return standingWith(order, SUMS[kind], -amount);
}

const SUMS = { PAYMENT: 'paid', REFUND: 'refunded', CREDIT: 'credited' } as const satisfies Record<
  PaymentKind,
  keyof LedgerSums
>;

function standingWith(order: Order, sum: keyof LedgerSums, more: number): Standing {
  const { paid, refunded, credited } = order;
  const sums = { paid, refunded, credited, [sum]: order[sum] + more };
  return { ...sums, paymentStatus: paymentStatusFrom({ ...order, ...sums }) };
}
