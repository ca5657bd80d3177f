import { addDays, startOfDay } from '#domain/calendar/kathmandu.ts';
import { PAYMENT_METHODS } from '#domain/orders/orderLifecycle.ts';
import { toNpr, toPaisa } from '#domain/payments/paisa.ts';
import { STATEMENT_METHODS } from '#domain/payments/reconciliation/statementColumns.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import type { DayClosing } from '#graph/schema/schema.generated.ts';
import { readStatementPeriod } from '../statementPeriod.ts';
import { reconcile } from '../statements/reconcile.ts';
import { readCarrierDay } from './readCarrierDay.ts';
import {
  type ClosedPayment,
  getSignedAmount,
  type MatchedEntries,
  toMethodClosing,
} from './toMethodClosing.ts';

/**
 * Returns the closing of a Kathmandu day: ledger sums by payment method, compared with statements. Cash on
 * delivery counts once, when the carrier collects it. A later remittance moves that cash to the store.
 */
export async function readDayClosing(prisma: PrismaClient, day: string): Promise<DayClosing> {
  const period = readStatementPeriod({ from: day, to: day });
  const [payments, matchedEntries, carrierDay] = await Promise.all([
    readPayments(prisma, period.from),
    readMatchedEntries(prisma, day),
    readCarrierDay(prisma, period.from),
  ]);
  const methodClosings = PAYMENT_METHODS.flatMap((method) => {
    const methodPayments = payments.filter((payment) => payment.method === method);
    return methodPayments.length > 0 ? toMethodClosing(method, methodPayments, matchedEntries) : [];
  });
  const receivedTotal = methodClosings.reduce((sum, methodClosing) => sum + methodClosing.received, 0);
  const refundedTotal = methodClosings.reduce((sum, methodClosing) => sum + methodClosing.refunded, 0);
  const counterCash = payments
    .filter(isAtCounter)
    .reduce((sum, payment) => sum + getSignedAmount(payment), 0);
  const {
    collected,
    settledAmount,
    chargesPaisa,
    depositsPaisa,
    cashPaisa,
    cashWithCarriers: remainingCash,
  } = carrierDay;
  const toNprOrZero = (paisa: number) => toNpr(paisa) ?? 0;
  return {
    ...{ day, methods: methodClosings, received: receivedTotal, refunded: refundedTotal },
    cashAtCounter: toNprOrZero(toPaisa(counterCash) + cashPaisa),
    collectedByCarriers: collected,
    remitted: settledAmount,
    carrierCharges: toNprOrZero(chargesPaisa),
    carrierDeposits: toNprOrZero(depositsPaisa),
    arrived: toNprOrZero(toPaisa(receivedTotal - refundedTotal - collected) + depositsPaisa),
    cashWithCarriers: remainingCash,
  };
}

function readPayments(prisma: PrismaClient, day: Date): Promise<ClosedPayment[]> {
  return prisma.payment.findMany({
    where: {
      kind: { in: ['PAYMENT', 'REFUND'] },
      voidedAt: null,
      settledAt: { gte: startOfDay(day), lt: startOfDay(addDays(day, 1)) },
    },
    select: {
      id: true,
      kind: true,
      method: true,
      amount: true,
      attempt: { select: { feePaisa: true } },
      order: { select: { fulfilment: true } },
    },
  });
}

async function readMatchedEntries(prisma: PrismaClient, day: string): Promise<MatchedEntries> {
  const period = readStatementPeriod({ from: day, to: day });
  const reconciliations = await Promise.all(
    STATEMENT_METHODS.map((method) => reconcile(prisma, method, period)),
  );
  // If two statements contain a payment, the provider's takes precedence, because it includes the fee.
  return new Map(reconciliations.toReversed().flatMap(({ matchedEntries }) => [...matchedEntries]));
}

/** Returns true for cash that goes into the till, which includes cash on delivery of pick-up orders. */
function isAtCounter({ method, order }: ClosedPayment): boolean {
  return method === 'CASH' || (method === 'COD' && order.fulfilment !== 'DELIVERY');
}
