import { kathmanduDay, startOfDay } from '#domain/calendar/kathmandu.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { termsOf } from '#domain/orders/orderTerms.ts';
import { type PaymentOption, paymentOptions } from '#domain/payments/allowedMethods.ts';
import { ONLINE_METHODS, type OnlineMethod } from '#domain/payments/onlineMethods.ts';
import type { GraphContext } from '#graph/context.ts';
import { balanceNow } from '#graph/modules/orders/booking/balanceNow.ts';
import type { ReadingPrices } from '#graph/modules/orders/booking/lowerPrices.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { offeredMethods, unavailableMethods } from './offeredMethods.ts';
import { providerUnavailable } from './responding.ts';

type Asking = Pick<GraphContext, 'now' | 'snapshot' | 'demoPaymentsUrl' | 'viewer'>;

/** How what is still to pay of an order can be paid, beside what the same person has paid today. */
export async function optionsOf(
  prisma: Pick<Transaction, 'payment' | 'paymentAttempt'> & ReadingPrices,
  context: Asking,
  order: Order,
): Promise<PaymentOption[]> {
  const { asked: due } = await balanceNow(prisma, context, order);
  if (due === 0) return [];
  const { leastPartPercent } = context.snapshot.settings;
  const { codLimit } = termsOf(order, context.snapshot.settings);
  const [today, cashTaken] = await Promise.all([
    paidToday(prisma, context.now, order),
    cashOf(prisma, order.id),
  ]);
  const unavailable = unavailableMethods(context);
  const options = paymentOptions(
    { due, finalTotal: order.finalTotal, cashTaken, today },
    { codLimit, leastPartPercent, offered: offeredMethods(context) },
  ).map((option) => closedWhileDown(option, unavailable));
  return order.bookedUntil ? options.map(notAtTheDoor) : options;
}

/** Nobody is sent to a provider that does not respond. */
function closedWhileDown(option: PaymentOption, unavailable: readonly OnlineMethod[]): PaymentOption {
  const method = unavailable.find((one) => one === option.method);
  return method && option.upTo > 0 ? { ...option, upTo: 0, problem: providerUnavailable(method) } : option;
}

/** What is booked is sent once all of it is paid. */
function notAtTheDoor(option: PaymentOption): PaymentOption {
  if (option.method !== 'COD') return option;
  return { ...option, upTo: 0, from: 0, problem: new DomainError('BOOKING_NOT_AT_THE_DOOR', 'method') };
}

/**
 * What an account, or whoever has this phone, has paid at each provider on this day of Kathmandu, NPR, and what may still be
 * paid at a page that is open there. Of this order the last one does not count: whoever turned back tries once more.
 */
async function paidToday(
  prisma: Pick<Transaction, 'payment' | 'paymentAttempt'>,
  now: Date,
  { id, userId, contactPhone }: Order,
): Promise<Partial<Record<OnlineMethod, number>>> {
  const order = userId ? { OR: [{ userId }, { contactPhone }] } : { contactPhone };
  const [paid, open] = await Promise.all([
    prisma.payment.groupBy({
      by: ['method'],
      where: {
        kind: 'PAYMENT',
        method: { in: [...ONLINE_METHODS] },
        voidedAt: null,
        settledAt: { gte: startOfDay(kathmanduDay(now)) },
        order,
      },
      _sum: { amount: true },
    }),
    prisma.paymentAttempt.findMany({
      where: { order, status: 'OPEN', expiresAt: { gt: now } },
      orderBy: { createdAt: 'desc' },
      select: { orderId: true, method: true, amount: true },
    }),
  ]);
  return Object.fromEntries(
    ONLINE_METHODS.map((method) => {
      const before = paid.find((sum) => sum.method === method)?._sum.amount ?? 0;
      const pages = open.filter((attempt) => attempt.method === method);
      const last = pages.find(({ orderId }) => orderId === id);
      const others = pages.filter((page) => page !== last).reduce((sum, { amount }) => sum + amount, 0);
      return [method, before + others];
    }),
  );
}

async function cashOf(prisma: Pick<Transaction, 'payment'>, orderId: string): Promise<number> {
  const { _sum } = await prisma.payment.aggregate({
    where: { orderId, kind: 'PAYMENT', method: { in: ['CASH', 'COD'] }, voidedAt: null },
    _sum: { amount: true },
  });
  return _sum.amount ?? 0;
}
