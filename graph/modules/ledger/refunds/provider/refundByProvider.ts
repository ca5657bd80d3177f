import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { providerRefundSchema } from '#domain/orders/returns/refundSchema.ts';
import { isOnline, type OnlineMethod } from '#domain/payments/onlineMethods.ts';
import { toPaisa } from '#domain/payments/paisa.ts';
import type { GraphContext } from '#graph/context.ts';
import { lockOrder, matchIdOrNumber } from '#graph/modules/orders/change/lockOrder.ts';
import { recordPaymentEvent } from '#graph/modules/payments/attempts/attempts.ts';
import {
  getProvider,
  type ProviderAccess,
  type RefundResult,
} from '#graph/modules/payments/payments.providers.ts';
import { readProviderAccess } from '#graph/modules/payments/readProviderAccess.ts';
import { createUnavailableError, isResponding } from '#graph/modules/payments/responding.ts';
import type { Order, Payment, PaymentAttempt } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { RefundByProviderInput } from '#graph/schema/schema.generated.ts';
import { assertRefundable } from '../assertRefundable.ts';
import { completeProviderRefund, type RefundTexts } from './completeProviderRefund.ts';
import { getRefundableAmount } from './getRefundableAmount.ts';

/**
 * Refunds a payment through its provider. The request is recorded first and then sent outside any transaction; its
 * result is recorded before any further step. If a step fails, staff are asked to check the outcome, so that no refund
 * is requested twice.
 */
export async function refundByProvider(
  context: GraphContext,
  { id: idOrNumber, paymentId, ...input }: RefundByProviderInput,
): Promise<Order> {
  const { amount, ...texts } = parseInput(providerRefundSchema, input);
  const { payment, attempt, access } = await findProviderPayment(context, idOrNumber, paymentId);
  // Nothing has been requested yet, so staff can simply retry.
  if (!isResponding(attempt.method, access)) throw createUnavailableError(attempt.method);
  const phone = await lockOrder(context, { id: payment.orderId }, async (work, order) => {
    await recordRefundRequest(work.db, context, { order, payment, attempt }, { amount, ...texts });
    return order.contactPhone;
  });
  const refundResult = await requestRefund(access, attempt, { amount, phone });
  const { id } = attempt;
  await recordPaymentEvent(context.prisma, context, id, {
    kind: 'REFUND_RESPONSE_RECEIVED',
    source: 'STAFF',
    data: { ...refundResult },
  });
  if (refundResult.state === 'UNAVAILABLE')
    throw new DomainError('REFUND_UNCONFIRMED', { said: refundResult.word });
  const order = await completeProviderRefund(context, attempt, {
    isRefunded: refundResult.state === 'DONE',
    ...texts,
  });
  if (refundResult.state === 'REFUSED')
    throw new DomainError('REFUND_DECLINED_BY_PROVIDER', { said: refundResult.word });
  return order;
}

interface ProviderPayment {
  payment: Payment;
  attempt: PaymentAttempt & { method: OnlineMethod };
  access: ProviderAccess;
}

async function findProviderPayment(
  context: GraphContext,
  idOrNumber: string,
  paymentId: string,
): Promise<ProviderPayment> {
  const paymentRow = await context.prisma.payment.findFirst({
    where: { id: paymentId, order: matchIdOrNumber(idOrNumber) },
    include: { attempt: true },
  });
  if (!paymentRow) throw new DomainError('PAYMENT_NOT_FOUND', 'paymentId');
  const { attempt, ...payment } = paymentRow;
  const method = attempt?.method ?? payment.method;
  if (!attempt?.transactionId || !isOnline(method) || !getProvider(method).refund)
    throw new DomainError('REFUND_NOT_BY_PROVIDER', 'paymentId');
  const access = await readProviderAccess(context, method, attempt.mode);
  if (!access) throw new DomainError('REFUND_NOT_BY_PROVIDER', 'paymentId');
  return { payment, attempt: { ...attempt, method }, access };
}

async function recordRefundRequest(
  tx: Transaction,
  context: GraphContext,
  { order, payment, attempt: { id } }: Omit<ProviderPayment, 'access'> & { order: Order },
  { amount, ...texts }: RefundTexts & { amount: number },
): Promise<void> {
  const { method } = payment;
  if (!isOnline(method)) throw new DomainError('REFUND_NOT_BY_PROVIDER', 'paymentId');
  await assertRefundable(tx, context, order, { amount, method, ...texts });
  const maxRefund = await getRefundableAmount(
    tx,
    await tx.payment.findUniqueOrThrow({ where: { id: payment.id } }),
  );
  if (amount > maxRefund) throw new DomainError('REFUND_BEYOND_PAYMENT', { leftNpr: maxRefund }, 'amount');
  await tx.paymentAttempt.update({ where: { id }, data: { refundRequested: amount } });
  await recordPaymentEvent(tx, context, id, {
    kind: 'REFUND_REQUESTED',
    source: 'STAFF',
    data: { amount, ...texts },
  });
}

async function requestRefund(
  access: ProviderAccess,
  { method, transactionId, receivedPaisa }: ProviderPayment['attempt'],
  { amount, phone }: { amount: number; phone: string },
): Promise<RefundResult> {
  const refundResult = await getProvider(method).refund?.(access, {
    transactionId: transactionId ?? '',
    amount,
    isFull: toPaisa(amount) === receivedPaisa,
    phone,
  });
  return refundResult ?? { state: 'REFUSED', word: '' };
}
