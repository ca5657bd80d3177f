import { startOfDay, toKathmanduDay } from '#domain/calendar/kathmandu.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { readOrderTerms } from '#domain/orders/toOrderTerms.ts';
import { listPaymentOptions, type PaymentOption } from '#domain/payments/listPaymentOptions.ts';
import { ONLINE_METHODS, type OnlineMethod } from '#domain/payments/onlineMethods.ts';
import type { GraphContext } from '#graph/context.ts';
import type { PriceReader } from '#graph/modules/orders/booking/findLowerPrices.ts';
import { readCurrentAmounts } from '#graph/modules/orders/booking/readCurrentAmounts.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { listOfferedMethods, listUnavailableMethods } from './listOfferedMethods.ts';
import { createUnavailableError } from './responding.ts';

type PaymentViewer = Pick<GraphContext, 'now' | 'snapshot' | 'demoPaymentsUrl' | 'viewer'>;

/** Returns the payment options for an order's amount due, considering the amounts the same customer has paid today. */
export async function computePaymentOptions(
  prisma: Pick<Transaction, 'payment' | 'paymentAttempt'> & PriceReader,
  context: PaymentViewer,
  order: Order,
): Promise<PaymentOption[]> {
  const { requested: due } = await readCurrentAmounts(prisma, context, order);
  if (due === 0) return [];
  const { minPartialPaymentPercent } = context.snapshot.settings;
  const { codLimit } = readOrderTerms(order, context.snapshot.settings);
  const [paidToday, cashReceived] = await Promise.all([
    readPaidToday(prisma, context.now, order),
    readCashReceived(prisma, order.id),
  ]);
  const unavailableProviders = listUnavailableMethods(context);
  const options = listPaymentOptions(
    { due, finalTotal: order.finalTotal, cashReceived, paidToday },
    { codLimit, minPartialPaymentPercent, enabledProviders: listOfferedMethods(context) },
  ).map((option) => disableUnavailable(option, unavailableProviders));
  return order.bookedUntil ? options.map(disableCashOnDelivery) : options;
}

/** Disables the option of a provider that does not respond. */
function disableUnavailable(
  option: PaymentOption,
  unavailableProviders: readonly OnlineMethod[],
): PaymentOption {
  const method = unavailableProviders.find((candidate) => candidate === option.method);
  return method && option.upTo > 0 ? { ...option, upTo: 0, problem: createUnavailableError(method) } : option;
}

/** Disables cash on delivery, since a booking is shipped only after it is fully paid. */
function disableCashOnDelivery(option: PaymentOption): PaymentOption {
  if (option.method !== 'COD') return option;
  return {
    ...option,
    upTo: 0,
    from: 0,
    problem: new DomainError('BOOKING_NOT_PAYABLE_ON_DELIVERY', 'method'),
  };
}

/**
 * Returns the amount paid with each provider on this Kathmandu day by the account or any customer with this phone
 * number, plus the amounts of open payment pages, in NPR. The order's newest page is excluded, so that a customer who
 * went back can retry.
 */
async function readPaidToday(
  prisma: Pick<Transaction, 'payment' | 'paymentAttempt'>,
  now: Date,
  { id, userId, contactPhone }: Order,
): Promise<Partial<Record<OnlineMethod, number>>> {
  const orderCondition = userId ? { OR: [{ userId }, { contactPhone }] } : { contactPhone };
  const [paidSums, allOpenAttempts] = await Promise.all([
    prisma.payment.groupBy({
      by: ['method'],
      where: {
        kind: 'PAYMENT',
        method: { in: [...ONLINE_METHODS] },
        voidedAt: null,
        settledAt: { gte: startOfDay(toKathmanduDay(now)) },
        order: orderCondition,
      },
      _sum: { amount: true },
    }),
    prisma.paymentAttempt.findMany({
      where: { order: orderCondition, status: 'OPEN', expiresAt: { gt: now } },
      orderBy: { createdAt: 'desc' },
      select: { orderId: true, method: true, amount: true },
    }),
  ]);
  return Object.fromEntries(
    ONLINE_METHODS.map((method) => {
      const paidAmount = paidSums.find((sum) => sum.method === method)?._sum.amount ?? 0;
      const openAttempts = allOpenAttempts.filter((attempt) => attempt.method === method);
      const newestAttempt = openAttempts.find(({ orderId }) => orderId === id);
      const otherAttemptsTotal = openAttempts
        .filter((page) => page !== newestAttempt)
        .reduce((sum, { amount }) => sum + amount, 0);
      return [method, paidAmount + otherAttemptsTotal];
    }),
  );
}

async function readCashReceived(prisma: Pick<Transaction, 'payment'>, orderId: string): Promise<number> {
  const { _sum } = await prisma.payment.aggregate({
    where: { orderId, kind: 'PAYMENT', method: { in: ['CASH', 'COD'] }, voidedAt: null },
    _sum: { amount: true },
  });
  return _sum.amount ?? 0;
}
