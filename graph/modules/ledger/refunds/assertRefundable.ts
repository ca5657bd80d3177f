import { DomainError } from '#domain/errors/errors.ts';
import { findOrderCashProblem } from '#domain/orders/cashLimit.ts';
import { calculateNetPaid, calculateRefundDue } from '#domain/orders/ledger.ts';
import type { RefundMethod } from '#domain/orders/orderLifecycle.ts';
import type { StaffActionContext } from '#graph/context.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { assertRefundAllowed } from './assertRefundAllowed.ts';
import { assertNoPendingRefund } from './provider/assertNoPendingRefund.ts';

export interface Refund {
  /** In NPR, above zero. */
  amount: number;
  method: RefundMethod;
  reference?: string | undefined;
  note?: string | undefined;
  /** Reason for refunding more than the refund due. */
  compensationReason?: string | undefined;
  /** Attempt whose payment the provider refunded. */
  refundOfAttemptId?: string;
}

/** Names of the input fields that refund errors refer to. */
export interface RefundFields {
  amount: string;
  reason: string;
}

/** Amount refunded beyond the refund due, with the reason. */
export interface Compensation {
  /** NPR. */
  amount: number;
  reason: string;
}

/** Throws if the amount cannot be refunded now. Returns the compensation part; null if there is none. */
export async function assertRefundable(
  tx: Transaction,
  context: StaffActionContext,
  order: Order,
  refund: Refund,
  fields: RefundFields = { amount: 'amount', reason: 'compensationReason' },
): Promise<Compensation | null> {
  const compensation = readCompensation(order, refund, fields);
  await assertNoPendingRefund(tx, order.id, fields.amount);
  await assertCashRefundLimit(tx, order, refund);
  await assertRefundAllowed(tx, context, order, { amount: refund.amount, field: fields.amount });
  return compensation;
}

/** Throws if cash refunds, including earlier ones, exceed the legal limit. */
async function assertCashRefundLimit(
  tx: Transaction,
  { id: orderId }: Order,
  { method, amount }: Refund,
): Promise<void> {
  const earlierRefunds = await tx.payment.findMany({
    where: { orderId, kind: 'REFUND', voidedAt: null },
    select: { method: true, amount: true },
  });
  const problem = findOrderCashProblem({ method, amount }, earlierRefunds);
  if (problem) throw problem;
}

function readCompensation(
  order: Order,
  { amount, compensationReason }: Refund,
  fields: RefundFields,
): Compensation | null {
  const refundableTotal = calculateNetPaid(order);
  if (amount > refundableTotal)
    throw new DomainError('REFUND_BEYOND_PAID', { leftNpr: Math.max(0, refundableTotal) }, fields.amount);
  const amountToRefund = calculateRefundDue(order);
  if (amount <= amountToRefund) return null;
  if (!compensationReason)
    throw new DomainError('REFUND_ABOVE_DUE', { refundDueNpr: amountToRefund }, fields.reason);
  return { amount: amount - amountToRefund, reason: compensationReason };
}
