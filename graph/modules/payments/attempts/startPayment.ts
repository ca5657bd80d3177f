import { DomainError } from '#domain/errors/errors.ts';
import { isCancelledOrReturned } from '#domain/orders/payment.ts';
import { readOrderTerms } from '#domain/orders/toOrderTerms.ts';
import { getDeadlineWithAttempt, getPaymentDeadline } from '#domain/payments/getPaymentDeadline.ts';
import { getProviderLimits, isOnline, type OnlineMethod } from '#domain/payments/onlineMethods.ts';
import { countAttempt } from '#graph/access/attempts/countAttempt.ts';
import type { GraphContext } from '#graph/context.ts';
import { toStoredPrices } from '#graph/modules/orders/booking/findLowerPrices.ts';
import { readCurrentAmounts } from '#graph/modules/orders/booking/readCurrentAmounts.ts';
import { lockOrder } from '#graph/modules/orders/change/lockOrder.ts';
import type { Order, PaymentAttempt, Prisma } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { StartPaymentInput } from '#graph/schema/schema.generated.ts';
import type { Work } from '#graph/work/work.ts';
import { computePaymentOptions } from '../computePaymentOptions.ts';
import { findPayableOrder } from '../findPayableOrder.ts';
import { checkPaymentJob } from '../payments.jobs.ts';
import {
  getProvider,
  isTimeout,
  type ProviderAccess,
  ProviderUnavailable,
  type Redirect,
  type StartedAttempt,
} from '../payments.providers.ts';
import { readPayer } from '../readPayer.ts';
import { readProviderAccess } from '../readProviderAccess.ts';
import { createUnavailableError, isResponding } from '../responding.ts';
import { generateAttemptRef, recordPaymentEvent } from './attempts.ts';
import { getNextCheckTime } from './checkPaymentJob.ts';
import { findUnsettledAttempts, refreshAttempts } from './refreshUnsettledAttempts.ts';

export interface StartedPayment {
  attempt: PaymentAttempt;
  redirect: Redirect & { fields: { name: string; value: string }[] };
}

/**
 * Starts a payment at a provider's page. The attempt is stored before the provider is called, and updated with the
 * redirect afterwards: the provider is not called within a transaction, and every attempt is stored.
 */
export async function startPayment(context: GraphContext, input: StartPaymentInput): Promise<StartedPayment> {
  const method = readMethod(input.method);
  const { id } = await findPayableOrder(context, input);
  await countAttempt(context, 'startPayment', id);
  const access = await readProviderAccess(context, method);
  if (!access) throw new DomainError('METHOD_NOT_OFFERED', 'method');
  if (!isResponding(method, access)) throw createUnavailableError(method);
  await settleEarlierAttempts(context, id, method);

  const { attempt, order } = await lockOrder(context, { id }, (work, lockedOrder) =>
    createAttempt(work, context, lockedOrder, { ...input, method, mode: access.mode }),
  );
  // A payment link reveals nothing about the customer, so the provider's page is not prefilled.
  const customer = input.payToken ? null : order;
  const startedAttempt = await initiate(context, access, attempt, { number: order.number, customer });
  const storedAttempt = await lockOrder(context, { id }, (work, lockedOrder) =>
    storeRedirect(work.db, context, lockedOrder, attempt, startedAttempt),
  );
  const { redirect } = startedAttempt;
  return { attempt: storedAttempt, redirect: { ...redirect, fields: [...redirect.fields] } };
}

function readMethod(method: string): OnlineMethod {
  if (!isOnline(method)) throw new DomainError('METHOD_NOT_OFFERED', 'method');
  return method;
}

/**
 * Queries earlier attempts first, so that a missing result does not lead to a second payment. Throws
 * PROVIDER_UNAVAILABLE if the provider of `method` times out, since the browser should not wait for a second call.
 */
async function settleEarlierAttempts(
  context: GraphContext,
  orderId: string,
  method: OnlineMethod,
): Promise<void> {
  const { open } = await findUnsettledAttempts(context, orderId);
  const refreshedAttempts = await refreshAttempts(context, open, 'BUYER');
  if (refreshedAttempts.some(({ attempt, result }) => attempt.method === method && isTimeout(result.word)))
    throw createUnavailableError(method);
}

interface AttemptRequest extends Pick<StartPaymentInput, 'amount' | 'payer'> {
  method: OnlineMethod;
  mode: ProviderAccess['mode'];
}

async function createAttempt(
  work: Work,
  context: GraphContext,
  order: Order,
  { method, mode, amount: requestedAmount, payer: payerInput }: AttemptRequest,
): Promise<{ attempt: PaymentAttempt; order: Order }> {
  const { now } = context;
  const { requested: due, prices } = await readCurrentAmounts(work.db, context, order);
  const amount = await readAmount(work.db, context, order, { method, requestedAmount, due });
  const payer = readPayer(order, payerInput);
  const { paymentHoldMinutes } = readOrderTerms(order, context.snapshot.settings);
  const expiresAt = getPaymentDeadline(method, { paymentHoldMinutes, transferHours: 0 }, now) ?? now;
  const attempt = await work.db.paymentAttempt.create({
    data: {
      ...{ orderId: order.id, method, mode, ref: generateAttemptRef(), amount, createdAt: now, expiresAt },
      ...(prices.length > 0 && { bookedPrices: toStoredPrices(prices) }),
    },
  });
  await recordPaymentEvent(work.db, context, attempt.id, {
    kind: 'STARTED',
    source: 'BUYER',
    data: { amount },
  });
  await work.enqueue(
    checkPaymentJob,
    { attemptId: attempt.id },
    { runAfter: getNextCheckTime(attempt) ?? now },
  );
  const isUnpaid = order.paid === 0;
  const updatedOrder = await work.db.order.update({
    where: { id: order.id, version: order.version },
    data: {
      ...payer,
      // Starting a payment sets the order's payment method. A partly paid order keeps the first method, and cash on
      // delivery stays until another payment arrives.
      ...(isUnpaid && order.paymentMethod !== 'COD' && { paymentMethod: method }),
      version: { increment: 1 },
    },
  });
  return { attempt, order: updatedOrder };
}

async function readAmount(
  tx: Transaction,
  context: GraphContext,
  order: Order,
  {
    method,
    requestedAmount,
    due,
  }: { method: OnlineMethod; requestedAmount: number | null | undefined; due: number },
): Promise<number> {
  if (isCancelledOrReturned(order.status) || due === 0) throw new DomainError('NOTHING_DUE', 'id');
  if (order.payBy && order.payBy < context.now) throw new DomainError('PAYMENT_DEADLINE_PASSED', 'id');
  const option = (await computePaymentOptions(tx, context, order)).find(
    (candidate) => candidate.method === method,
  );
  if (!option) throw new DomainError('METHOD_NOT_OFFERED', 'method');
  if (option.upTo === 0) throw option.problem ?? new DomainError('METHOD_NOT_OFFERED', 'method');
  const amount = requestedAmount ?? option.upTo;
  if (amount < 1 || amount > due) throw new DomainError('PAYMENT_ABOVE_DUE', { dueNpr: due }, 'amount');
  if (amount > option.upTo)
    throw new DomainError('AMOUNT_ABOVE_METHOD_LIMIT', { maxNpr: option.upTo }, 'amount');
  const { least } = getProviderLimits(method);
  if (amount < least) throw new DomainError('BELOW_PROVIDER_MINIMUM', { minNpr: least }, 'amount');
  if (amount < option.from)
    throw new DomainError('PARTIAL_PAYMENT_TOO_SMALL', { minNpr: option.from }, 'amount');
  return amount;
}

async function initiate(
  context: GraphContext,
  access: ProviderAccess,
  attempt: PaymentAttempt,
  { number: orderNumber, customer }: { number: string; customer: Order | null },
): Promise<StartedAttempt> {
  const { publicUrl: storeUrl, now } = context;
  const { ref, amount } = attempt;
  const method = readMethod(attempt.method);
  try {
    return await getProvider(method).initiate(access, {
      ...{ ref, amount, storeUrl, now, orderNumber },
      returnUrl: `${storeUrl}/payments/${method.toLowerCase()}/return/${ref}`,
      customer: {
        name: customer?.contactName ?? '',
        email: customer?.contactEmail ?? '',
        phone: customer?.contactPhone ?? '',
      },
    });
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    context.log.warn(
      { method, attempt: attempt.id, refusal: error.refusalMessage },
      'Payment provider returned no payment page.',
    );
    await context.work(async ({ db }) => {
      await recordPaymentEvent(db, context, attempt.id, {
        kind: 'ENDED',
        source: 'BUYER',
        data: { status: 'FAILED', word: error.refusalMessage ?? 'no answer' },
      });
      await db.paymentAttempt.update({
        where: { id: attempt.id },
        data: { status: 'FAILED', reason: 'UNREACHABLE', endedAt: now },
      });
    });
    throw createUnavailableError(method);
  }
}

/** Stores the redirect, and extends the payment deadline while the provider's page is open. */
async function storeRedirect(
  tx: Transaction,
  context: GraphContext,
  order: Order,
  { id }: PaymentAttempt,
  { redirect, providerRef, expiresAt }: StartedAttempt,
): Promise<PaymentAttempt> {
  const payBy = getDeadlineWithAttempt(order, expiresAt);
  if (payBy && payBy > (order.payBy ?? context.now))
    await tx.order.update({
      where: { id: order.id, version: order.version },
      data: { payBy, version: { increment: 1 } },
    });
  return tx.paymentAttempt.update({
    where: { id },
    data: { providerRef, expiresAt, redirect: { ...redirect } as unknown as Prisma.InputJsonObject },
  });
}
