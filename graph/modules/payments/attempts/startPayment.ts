import { DomainError } from '#domain/errors/errors.ts';
import { termsOf } from '#domain/orders/orderTerms.ts';
import { isCalledOff } from '#domain/orders/payment.ts';
import { isOnline, type OnlineMethod, providerLimits } from '#domain/payments/onlineMethods.ts';
import { paymentTerm, termWithAttempt } from '#domain/payments/paymentTerm.ts';
import { countAttempt } from '#graph/access/attempts/countAttempt.ts';
import type { GraphContext } from '#graph/context.ts';
import { balanceNow } from '#graph/modules/orders/booking/balanceNow.ts';
import { toKept } from '#graph/modules/orders/booking/lowerPrices.ts';
import { withOrder } from '#graph/modules/orders/held/withOrder.ts';
import type { Order, PaymentAttempt, Prisma } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { StartPaymentInput } from '#graph/schema/schema.generated.ts';
import type { Work } from '#graph/work/work.ts';
import { findPayable } from '../findPayable.ts';
import { optionsOf } from '../optionsOf.ts';
import { checkPaymentJob } from '../payments.jobs.ts';
import {
  isTooSlow,
  type ProviderAccess,
  ProviderUnavailable,
  providerOf,
  type Redirect,
  type StartedAttempt,
} from '../payments.providers.ts';
import { readAccess } from '../readAccess.ts';
import { readPayer } from '../readPayer.ts';
import { isResponding, providerUnavailable } from '../responding.ts';
import { askAbout, findUnsettled } from './askOpenAttempts.ts';
import { newAttemptRef, noteHeard } from './attempts.ts';
import { toCheck } from './checkPaymentJob.ts';

export interface StartedPayment {
  attempt: PaymentAttempt;
  redirect: Redirect & { fields: { name: string; value: string }[] };
}

/**
 * Begins to pay an order at a provider's page. The attempt is written before the provider hears of it, and kept with the way
 * there afterwards: no call is made within a transaction, and no attempt is unknown to the store.
 */
export async function startPayment(context: GraphContext, input: StartPaymentInput): Promise<StartedPayment> {
  const method = readMethod(input.method);
  const { id } = await findPayable(context, input);
  await countAttempt(context, 'startPayment', id);
  const access = await readAccess(context, method);
  if (!access) throw new DomainError('METHOD_NOT_OFFERED', 'method');
  if (!isResponding(method, access)) throw providerUnavailable(method);
  await settleEarlier(context, id, method);

  const { attempt, order } = await withOrder(context, { id }, (work, held) =>
    writeAttempt(work, context, held, { ...input, method, mode: access.mode }),
  );
  // What the provider fills its page with is nobody's who has but a link.
  const buyer = input.payToken ? null : order;
  const started = await initiate(context, access, attempt, { number: order.number, buyer });
  const kept = await withOrder(context, { id }, (work, held) =>
    keepStarted(work.db, context, held, attempt, started),
  );
  const { redirect } = started;
  return { attempt: kept, redirect: { ...redirect, fields: [...redirect.fields] } };
}

function readMethod(method: string): OnlineMethod {
  if (!isOnline(method)) throw new DomainError('METHOD_NOT_OFFERED', 'method');
  return method;
}

/**
 * Asks about earlier attempts first, so that nobody pays twice for want of an answer. Throws PROVIDER_UNAVAILABLE if the
 * provider of `method` lets such a question time out: the browser does not wait for a second one.
 */
async function settleEarlier(context: GraphContext, orderId: string, method: OnlineMethod): Promise<void> {
  const { open } = await findUnsettled(context, orderId);
  const asked = await askAbout(context, open, 'BUYER');
  if (asked.some(({ attempt, answer }) => attempt.method === method && isTooSlow(answer.word)))
    throw providerUnavailable(method);
}

interface Wanted extends Pick<StartPaymentInput, 'amount' | 'payer'> {
  method: OnlineMethod;
  mode: ProviderAccess['mode'];
}

async function writeAttempt(
  work: Work,
  context: GraphContext,
  order: Order,
  { method, mode, amount: asked, payer: given }: Wanted,
): Promise<{ attempt: PaymentAttempt; order: Order }> {
  const { now } = context;
  const { asked: due, prices } = await balanceNow(work.db, context, order);
  const amount = await readAmount(work.db, context, order, { method, asked, due });
  const payer = readPayer(order, given);
  const { paymentHoldMinutes } = termsOf(order, context.snapshot.settings);
  const expiresAt = paymentTerm(method, { paymentHoldMinutes, transferHours: 0 }, now) ?? now;
  const attempt = await work.db.paymentAttempt.create({
    data: {
      ...{ orderId: order.id, method, mode, ref: newAttemptRef(), amount, createdAt: now, expiresAt },
      ...(prices.length > 0 && { bookedPrices: toKept(prices) }),
    },
  });
  await noteHeard(work.db, context, attempt.id, { kind: 'STARTED', source: 'BUYER', data: { amount } });
  await work.enqueue(checkPaymentJob, { attemptId: attempt.id }, { runAfter: toCheck(attempt) ?? now });
  const isUnpaid = order.paid === 0;
  const changed = await work.db.order.update({
    where: { id: order.id, version: order.version },
    data: {
      ...payer,
      // Who began to pay so has chosen it; what is paid in parts keeps the way of the first, and the courier asks for cash
      // until other money is here.
      ...(isUnpaid && order.paymentMethod !== 'COD' && { paymentMethod: method }),
      version: { increment: 1 },
    },
  });
  return { attempt, order: changed };
}

async function readAmount(
  tx: Transaction,
  context: GraphContext,
  order: Order,
  { method, asked, due }: { method: OnlineMethod; asked: number | null | undefined; due: number },
): Promise<number> {
  if (isCalledOff(order.status) || due === 0) throw new DomainError('NOTHING_DUE', 'id');
  if (order.payBy && order.payBy < context.now) throw new DomainError('TIME_TO_PAY_OVER', 'id');
  const option = (await optionsOf(tx, context, order)).find((one) => one.method === method);
  if (!option) throw new DomainError('METHOD_NOT_OFFERED', 'method');
  if (option.upTo === 0) throw option.problem ?? new DomainError('METHOD_NOT_OFFERED', 'method');
  const amount = asked ?? option.upTo;
  if (amount < 1 || amount > due) throw new DomainError('PAY_MORE_THAN_DUE', { dueNpr: due }, 'amount');
  if (amount > option.upTo) throw new DomainError('ONLY_A_PART_BY', { upToNpr: option.upTo }, 'amount');
  const { least } = providerLimits(method);
  if (amount < least) throw new DomainError('BELOW_PROVIDERS_LEAST', { leastNpr: least }, 'amount');
  if (amount < option.from) throw new DomainError('PART_TOO_SMALL', { leastNpr: option.from }, 'amount');
  return amount;
}

async function initiate(
  context: GraphContext,
  access: ProviderAccess,
  attempt: PaymentAttempt,
  { number: orderNumber, buyer }: { number: string; buyer: Order | null },
): Promise<StartedAttempt> {
  const { publicUrl: storeUrl, now } = context;
  const { ref, amount } = attempt;
  const method = readMethod(attempt.method);
  try {
    return await providerOf(method).initiate(access, {
      ...{ ref, amount, storeUrl, now, orderNumber },
      returnUrl: `${storeUrl}/payments/${method.toLowerCase()}/return/${ref}`,
      buyer: {
        name: buyer?.contactName ?? '',
        email: buyer?.contactEmail ?? '',
        phone: buyer?.contactPhone ?? '',
      },
    });
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    context.log.warn(
      { method, attempt: attempt.id, refusal: error.refusal },
      'A provider gave no page to pay',
    );
    await context.work(async ({ db }) => {
      await noteHeard(db, context, attempt.id, {
        kind: 'ENDED',
        source: 'BUYER',
        data: { status: 'FAILED', word: error.refusal ?? 'no answer' },
      });
      await db.paymentAttempt.update({
        where: { id: attempt.id },
        data: { status: 'FAILED', reason: 'UNREACHABLE', endedAt: now },
      });
    });
    throw providerUnavailable(method);
  }
}

/** The order waits at least as long as the provider's page is open. */
async function keepStarted(
  tx: Transaction,
  context: GraphContext,
  order: Order,
  { id }: PaymentAttempt,
  { redirect, providerRef, expiresAt }: StartedAttempt,
): Promise<PaymentAttempt> {
  const payBy = termWithAttempt(order, expiresAt);
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
