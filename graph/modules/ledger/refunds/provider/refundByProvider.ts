import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { providerRefundSchema } from '#domain/orders/returns/refundSchema.ts';
import { isOnline, type OnlineMethod } from '#domain/payments/onlineMethods.ts';
import { toPaisa } from '#domain/payments/paisa.ts';
import type { GraphContext } from '#graph/context.ts';
import { called, withOrder } from '#graph/modules/orders/held/withOrder.ts';
import { noteHeard } from '#graph/modules/payments/attempts/attempts.ts';
import {
  type ProviderAccess,
  providerOf,
  type RefundAnswer,
} from '#graph/modules/payments/payments.providers.ts';
import { readAccess } from '#graph/modules/payments/readAccess.ts';
import { isResponding, providerUnavailable } from '#graph/modules/payments/responding.ts';
import type { Order, Payment, PaymentAttempt } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { RefundByProviderInput } from '#graph/schema/schema.generated.ts';
import { expectRefundable } from '../expectRefundable.ts';
import { endAskedRefund, type RefundWords } from './endAskedRefund.ts';
import { refundableBy } from './refundableBy.ts';

/**
 * Has the provider give back money that came by it. That it is asked is written first, then it is asked, outside of any
 * transaction, and what it says is written before what follows: whatever breaks off in between, staff see that somebody has
 * to find out, and nothing is asked for twice.
 */
export async function refundByProvider(
  context: GraphContext,
  { id: named, paymentId, ...input }: RefundByProviderInput,
): Promise<Order> {
  const { amount, ...words } = parseInput(providerRefundSchema, input);
  const { payment, attempt, access } = await findPaid(context, named, paymentId);
  // Nothing was asked for yet: staff can try again without anybody having to find out.
  if (!isResponding(attempt.method, access)) throw providerUnavailable(attempt.method);
  const phone = await withOrder(context, { id: payment.orderId }, async (work, order) => {
    await writeWish(work.db, context, { order, payment, attempt }, { amount, ...words });
    return order.contactPhone;
  });
  const answer = await ask(access, attempt, { amount, phone });
  const { id } = attempt;
  await noteHeard(context.prisma, context, id, {
    kind: 'REFUND_ANSWERED',
    source: 'STAFF',
    data: { ...answer },
  });
  if (answer.state === 'UNAVAILABLE') throw new DomainError('REFUND_WITHOUT_ANSWER', { said: answer.word });
  const order = await endAskedRefund(context, attempt, { wentBack: answer.state === 'DONE', ...words });
  if (answer.state === 'REFUSED') throw new DomainError('REFUND_REFUSED_THERE', { said: answer.word });
  return order;
}

interface ProviderPayment {
  payment: Payment;
  attempt: PaymentAttempt & { method: OnlineMethod };
  access: ProviderAccess;
}

async function findPaid(context: GraphContext, named: string, paymentId: string): Promise<ProviderPayment> {
  const found = await context.prisma.payment.findFirst({
    where: { id: paymentId, order: called(named) },
    include: { attempt: true },
  });
  if (!found) throw new DomainError('PAYMENT_NOT_FOUND', 'paymentId');
  const { attempt, ...payment } = found;
  const method = attempt?.method ?? payment.method;
  if (!attempt?.transactionId || !isOnline(method) || !providerOf(method).refund)
    throw new DomainError('REFUND_NOT_BY_PROVIDER', 'paymentId');
  const access = await readAccess(context, method, attempt.mode);
  if (!access) throw new DomainError('REFUND_NOT_BY_PROVIDER', 'paymentId');
  return { payment, attempt: { ...attempt, method }, access };
}

async function writeWish(
  tx: Transaction,
  context: GraphContext,
  { order, payment, attempt: { id } }: Omit<ProviderPayment, 'access'> & { order: Order },
  { amount, ...words }: RefundWords & { amount: number },
): Promise<void> {
  const { method } = payment;
  if (!isOnline(method)) throw new DomainError('REFUND_NOT_BY_PROVIDER', 'paymentId');
  await expectRefundable(tx, context, order, { amount, method, ...words });
  const left = await refundableBy(tx, await tx.payment.findUniqueOrThrow({ where: { id: payment.id } }));
  if (amount > left) throw new DomainError('REFUND_BEYOND_PAYMENT', { leftNpr: left }, 'amount');
  await tx.paymentAttempt.update({ where: { id }, data: { refundAsked: amount } });
  await noteHeard(tx, context, id, { kind: 'REFUND_ASKED', source: 'STAFF', data: { amount, ...words } });
}

async function ask(
  access: ProviderAccess,
  { method, transactionId, receivedPaisa }: ProviderPayment['attempt'],
  { amount, phone }: { amount: number; phone: string },
): Promise<RefundAnswer> {
  const answer = await providerOf(method).refund?.(access, {
    transactionId: transactionId ?? '',
    amount,
    isFull: toPaisa(amount) === receivedPaisa,
    phone,
  });
  return answer ?? { state: 'REFUSED', word: '' };
}
