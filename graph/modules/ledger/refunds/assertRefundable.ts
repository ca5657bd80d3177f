import { DomainError } from '#domain/errors/errors.ts';
import { cashProblem } from '#domain/orders/cashLimit.ts';
import { amountHeld, amountOwed } from '#domain/orders/ledger.ts';
import type { RefundMethod } from '#domain/orders/orderLifecycle.ts';
import type { StaffAtWork } from '#graph/context.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { expectRefundAllowed } from './expectRefundAllowed.ts';
import { expectNoneAsked } from './provider/expectNoneAsked.ts';

export interface Refund {
  /** NPR, above zero. */
  amount: number;
  method: RefundMethod;
  reference?: string | undefined;
  note?: string | undefined;
  /** Why more goes back than is owed. */
  compensationReason?: string | undefined;
  /** The attempt by which the money had come, where its provider gave it back. */
  refundOfAttemptId?: string;
}

/** Where a problem with a refund is told. */
export interface RefundFields {
  amount: string;
  reason: string;
}

/** What goes back beyond what is owed, and why. */
export interface Compensation {
  /** NPR. */
  amount: number;
  reason: string;
}

/** Throws if the amount cannot be refunded now. Returns the part that is a compensation, or null without one. */
export async function expectRefundable(
  tx: Transaction,
  context: StaffAtWork,
  order: Order,
  refund: Refund,
  fields: RefundFields = { amount: 'amount', reason: 'compensationReason' },
): Promise<Compensation | null> {
  const compensation = readCompensation(order, refund, fields);
  await expectNoneAsked(tx, order.id, fields.amount);
  await expectLawful(tx, order, refund);
  await expectRefundAllowed(tx, context, order, { amount: refund.amount, field: fields.amount });
  return compensation;
}

/** No more goes back in cash than the law allows, also in parts. */
async function expectLawful(
  tx: Transaction,
  { id: orderId }: Order,
  { method, amount }: Refund,
): Promise<void> {
  const earlier = await tx.payment.findMany({
    where: { orderId, kind: 'REFUND', voidedAt: null },
    select: { method: true, amount: true },
  });
  const problem = cashProblem({ method, amount }, earlier);
  if (problem) throw problem;
}

function readCompensation(
  order: Order,
  { amount, compensationReason }: Refund,
  fields: RefundFields,
): Compensation | null {
  const netPaid = amountHeld(order);
  if (amount > netPaid)
    throw new DomainError('REFUND_BEYOND_PAID', { leftNpr: Math.max(0, netPaid) }, fields.amount);
  const refundDue = amountOwed(order);
  if (amount <= refundDue) return null;
  if (!compensationReason) throw new DomainError('REFUND_NOT_OWED', { owedNpr: refundDue }, fields.reason);
  return { amount: amount - refundDue, reason: compensationReason };
}
