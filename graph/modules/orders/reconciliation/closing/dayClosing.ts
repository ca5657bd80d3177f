import { addDays, startOfDay } from '#domain/calendar/kathmandu.ts';
import { PAYMENT_METHODS } from '#domain/orders/orderLifecycle.ts';
import { STATEMENT_METHODS } from '#domain/payments/reconciliation/statementColumns.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import type { DayClosing } from '#graph/schema/schema.generated.ts';
import { readPeriod } from '../period.ts';
import { reconcile } from '../statements/reconcile.ts';
import { type ClosedPayment, type ShownEntries, signed, toMethodClosing } from './toMethodClosing.ts';

/** What the ledgers say of a day of Kathmandu, by each way to pay, and what statements say to it. */
export async function dayClosing(prisma: PrismaClient, day: string): Promise<DayClosing> {
  const period = readPeriod({ from: day, to: day });
  const [payments, shown, remitted, withCouriers] = await Promise.all([
    readPayments(prisma, period.from),
    readShown(prisma, day),
    prisma.remittance.aggregate({ where: { day: period.from }, _sum: { total: true } }),
    prisma.order.aggregate({ where: { cashWithCourier: { gt: 0 } }, _sum: { cashWithCourier: true } }),
  ]);
  const methods = PAYMENT_METHODS.flatMap((method) => {
    const having = payments.filter((payment) => payment.method === method);
    return having.length > 0 ? toMethodClosing(method, having, shown) : [];
  });
  return {
    ...{ day, methods },
    received: methods.reduce((sum, each) => sum + each.received, 0),
    refunded: methods.reduce((sum, each) => sum + each.refunded, 0),
    cashAtCounter: payments.filter(isAtCounter).reduce((sum, payment) => sum + signed(payment), 0),
    remitted: remitted._sum.total ?? 0,
    cashWithCouriers: withCouriers._sum.cashWithCourier ?? 0,
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
      order: { select: { handover: true } },
    },
  });
}

async function readShown(prisma: PrismaClient, day: string): Promise<ShownEntries> {
  const period = readPeriod({ from: day, to: day });
  const found = await Promise.all(STATEMENT_METHODS.map((method) => reconcile(prisma, method, period)));
  // Of a payment that two statements show, its own provider's is the one that names the fee.
  return new Map(found.toReversed().flatMap(({ shown }) => [...shown]));
}

/** What is paid on delivery of what was fetched comes to the till at once. */
function isAtCounter({ method, order }: ClosedPayment): boolean {
  return method === 'CASH' || (method === 'COD' && order.handover !== 'DELIVERY');
}
