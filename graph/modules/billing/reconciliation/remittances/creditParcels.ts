import { formatIsoDay } from '#domain/calendar/kathmandu.ts';
import { timelineNotes } from '#domain/orders/timelineNotes.ts';
import { calculateAppliedAmount } from '#domain/payments/reconciliation/getRemittanceOutcome.ts';
import { recordAudit, toAuditEntry } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { enterCarrierCash } from '#graph/modules/orders/ledger/carrierCash.ts';
import { enterPayment } from '#graph/modules/orders/ledger/enterPayment.ts';
import { type Order, Prisma, type Remittance } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { orderChanged } from '#graph/work/storeEvents.ts';
import type { Work } from '#graph/work/work.ts';
import {
  calculateCashToCollect,
  calculateUncollectedCash,
  isFromOtherCarrier,
  type PlannedLine,
} from './planLines.ts';

/** Orders of a remittance, keyed by id and locked until the transaction ends. */
export type LockedOrders = ReadonlyMap<string, Order>;

/** Remittance line with its amounts, in whole NPR. */
export interface SettledLine {
  named: string;
  orderId: string | null;
  amount: number;
  expected: number;
  applied: number;
  /** Cash collected at the door that has no ledger entry yet. */
  uncollectedCash: number;
}

interface Settlement {
  carrier: string;
  /** True to credit parcels of other carriers too. */
  allowOtherCarrier?: boolean | null | undefined;
  /** Amounts this remittance has credited so far, in NPR and keyed by order id. */
  credited?: ReadonlyMap<string, number>;
}

/** Amount a remittance credits to an order on a day, in NPR. Negative for a reversal. */
export interface Credit {
  orderId: string;
  day: Date;
  amount: number;
}

/**
 * Locks the orders in a fixed sequence, which prevents deadlocks. Must be the first statement in the transaction, so
 * that later reads are current.
 */
export async function lockOrders(tx: Transaction, orderIds: readonly string[]): Promise<LockedOrders> {
  if (orderIds.length === 0) return new Map();
  const ids = Prisma.join([...new Set(orderIds)]);
  await tx.$queryRaw`SELECT id FROM orders WHERE id IN (${ids}) ORDER BY id FOR UPDATE`;
  const orders = await tx.order.findMany({ where: { id: { in: [...orderIds] } } });
  return new Map(orders.map((order) => [order.id, order]));
}

/**
 * Calculates the credit of each line. A parcel of another carrier is credited only if staff confirm it, now or in an
 * earlier version of the remittance.
 */
export function settleLines(
  lines: readonly PlannedLine[],
  lockedOrders: LockedOrders,
  { carrier, allowOtherCarrier, credited = new Map() }: Settlement,
): SettledLine[] {
  return lines.map(({ parcelName, amount: statedAmount, order }) => {
    const current = (order && lockedOrders.get(order.id)) ?? null;
    const earlierCredit = (current && credited.get(current.id)) ?? 0;
    const uncollectedCash = current && earlierCredit === 0 ? calculateUncollectedCash(current) : 0;
    const expected = (current?.cashWithCarrier ?? 0) + earlierCredit + uncollectedCash;
    // A line without an amount means that the carrier paid in full, even if the parcel is not marked as delivered.
    const amount = statedAmount ?? (expected > 0 || !current ? expected : calculateCashToCollect(current));
    const isWithheld =
      current !== null && earlierCredit === 0 && !allowOtherCarrier && isFromOtherCarrier(current, carrier);
    const appliedAmount = isWithheld ? 0 : calculateAppliedAmount({ expected, paid: amount });
    return {
      named: parcelName,
      orderId: current?.id ?? null,
      amount,
      expected,
      applied: appliedAmount,
      uncollectedCash,
    };
  });
}

/**
 * Records the missing payment at the door of each credited parcel, so that the daily closing counts the cash as
 * collected by the carrier. Returns the updated orders.
 */
export async function recordUncollectedCash(
  work: Work,
  context: GraphContext,
  {
    settledLines,
    lockedOrders,
    day,
  }: { settledLines: readonly SettledLine[]; lockedOrders: LockedOrders; day: Date },
): Promise<LockedOrders> {
  const currentOrders = new Map(lockedOrders);
  const settledAt = new Date(Math.min(context.now.getTime(), day.getTime() + MORNING_MS));
  for (const { orderId, applied, uncollectedCash: amount } of settledLines) {
    const order = orderId === null ? undefined : lockedOrders.get(orderId);
    if (!order || applied === 0 || amount === 0) continue;
    work.publish(orderChanged(order));
    const cashPayment = { kind: 'PAYMENT', method: 'COD', amount } as const;
    const ledgerColumns = await enterPayment(work.db, context, order, {
      ...cashPayment,
      settledAt,
      isWithCarrier: true,
    });
    const { id, version, status, paymentStatus } = order;
    const updatedOrder = await work.db.order.update({
      where: { id, version },
      data: { ...ledgerColumns, version: { increment: 1 } },
    });
    await work.db.orderEvent.create({
      data: {
        ...{ orderId: id, status, kind: 'PAYMENT', note: timelineNotes.paid, data: cashPayment },
        ...{ actorId: context.viewer?.id, at: context.now },
      },
    });
    await recordAudit(work.db, context, {
      ...{ action: 'order.payment', entity: 'Order', entityId: id, before: { paymentStatus } },
      after: { ...cashPayment, paymentStatus: updatedOrder.paymentStatus },
    });
    currentOrders.set(id, updatedOrder);
  }
  return currentOrders;
}

/** Offset from midnight UTC, as in a date column, to noon in Kathmandu on the same day. */
const MORNING_MS = 6.25 * 3_600_000;

/** Records the credits of a remittance in the carrier cash ledger, the orders and their timelines. */
export async function recordCredits(
  work: Work,
  context: GraphContext,
  { id: remittanceId, reference }: Pick<Remittance, 'id' | 'reference'>,
  { credits, lockedOrders }: { credits: readonly Credit[]; lockedOrders: LockedOrders },
): Promise<void> {
  const nonZeroCredits = credits.filter(({ amount }) => amount !== 0);
  await enterCarrierCash(
    work.db,
    context,
    nonZeroCredits.map(({ orderId, day, amount }) => ({
      ...{ orderId, day, remittanceId, kind: 'RECEIVED' as const },
      amount: -amount,
    })),
  );
  const creditedOrders = [...lockedOrders.values()].flatMap((order) => {
    const orderCredits = nonZeroCredits.filter(({ orderId }) => orderId === order.id);
    const amount = orderCredits.reduce((sum, credit) => sum + credit.amount, 0);
    return orderCredits.length > 0 ? [{ order, amount, day: orderCredits.at(-1)?.day }] : [];
  });
  work.publish(creditedOrders.map(({ order }) => order).map(orderChanged));
  for (const { order, amount } of creditedOrders)
    await work.db.order.update({
      where: { id: order.id, version: order.version },
      data: { cashWithCarrier: { decrement: amount }, version: { increment: 1 } },
    });
  const { viewer, now: at } = context;
  const toRemittanceData = (day: Date | undefined) => ({ reference, ...(day && { day: formatIsoDay(day) }) });
  await work.db.orderEvent.createMany({
    data: creditedOrders
      .filter(({ amount }) => amount !== 0)
      .map(({ order: { id: orderId, status }, amount, day }) => ({
        ...{ orderId, status, at, kind: 'PAYMENT' as const, isStaffOnly: true, actorId: viewer?.id },
        note: amount > 0 ? timelineNotes.carrierCash : timelineNotes.carrierCashReversed,
        data: { method: 'COD', amount: Math.abs(amount), ...toRemittanceData(day) },
      })),
  });
  await work.db.auditEntry.createMany({
    data: creditedOrders.map(({ order: { id: entityId, cashWithCarrier }, amount, day }) =>
      toAuditEntry(context, {
        ...{ action: 'order.remitted', entity: 'Order', entityId, before: { cashWithCarrier } },
        after: { cashWithCarrier: cashWithCarrier - amount, ...toRemittanceData(day) },
      }),
    ),
  });
}
