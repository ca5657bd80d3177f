import { formatIsoDay } from '#domain/calendar/kathmandu.ts';
import { timelineNotes } from '#domain/orders/timelineNotes.ts';
import { appliedAmount } from '#domain/payments/reconciliation/remittanceOutcome.ts';
import { recordAudit, toAuditEntry } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { enterCourierCash } from '#graph/modules/orders/ledger/courierCash.ts';
import { enterPayment } from '#graph/modules/orders/ledger/enterPayment.ts';
import { type Order, Prisma, type Remittance } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { orderChanged } from '#graph/work/storeEvents.ts';
import type { Work } from '#graph/work/work.ts';
import { cashToCollect, isOtherCarriers, type PlannedLine, uncollectedCash } from './planLines.ts';

/** The orders of a remittance by their ids, held until the end of the transaction. */
export type HeldOrders = ReadonlyMap<string, Order>;

/** A line with its amounts in whole NPR. */
export interface SettledLine {
  named: string;
  orderId: string | null;
  amount: number;
  expected: number;
  applied: number;
  /** Collected at the door without an entry so far. */
  uncollected: number;
}

interface Settlement {
  carrier: string;
  /** Credits parcels of other carriers too. */
  allowOtherCarrier?: boolean | null | undefined;
  /** The amounts that this remittance has credited to orders so far, NPR. */
  credited?: ReadonlyMap<string, number>;
}

/** What a remittance credits to an order on a day, NPR; below zero where it is reversed. */
export interface Credit {
  orderId: string;
  day: Date;
  amount: number;
}

/** Holds the orders, always in the same sequence. The first statement of a transaction: what it reads afterwards is current. */
export async function holdOrders(tx: Transaction, orderIds: readonly string[]): Promise<HeldOrders> {
  if (orderIds.length === 0) return new Map();
  const ids = Prisma.join([...new Set(orderIds)]);
  await tx.$queryRaw`SELECT id FROM orders WHERE id IN (${ids}) ORDER BY id FOR UPDATE`;
  const orders = await tx.order.findMany({ where: { id: { in: [...orderIds] } } });
  return new Map(orders.map((order) => [order.id, order]));
}

/** The lines with their credits. A parcel of another carrier is credited with nothing unless that is confirmed, or credited before. */
export function settleLines(
  lines: readonly PlannedLine[],
  held: HeldOrders,
  { carrier, allowOtherCarrier, credited = new Map() }: Settlement,
): SettledLine[] {
  return lines.map(({ named, amount: given, order }) => {
    const current = (order && held.get(order.id)) ?? null;
    const earlier = (current && credited.get(current.id)) ?? 0;
    const uncollected = current && earlier === 0 ? uncollectedCash(current) : 0;
    const expected = (current?.cashWithCourier ?? 0) + earlier + uncollected;
    // Without an amount the courier paid all of it, even if nobody has marked the parcel as delivered.
    const amount = given ?? (expected > 0 || !current ? expected : cashToCollect(current));
    const isWithheld =
      current !== null && earlier === 0 && !allowOtherCarrier && isOtherCarriers(current, carrier);
    const applied = isWithheld ? 0 : appliedAmount({ expected, paid: amount });
    return { named, orderId: current?.id ?? null, amount, expected, applied, uncollected };
  });
}

/**
 * Enters payments at the door for credited parcels that have none, so that the closing counts this cash as collected by the
 * courier. Returns the orders as they are then.
 */
export async function enterUncollected(
  work: Work,
  context: GraphContext,
  { settled, held, day }: { settled: readonly SettledLine[]; held: HeldOrders; day: Date },
): Promise<HeldOrders> {
  const current = new Map(held);
  const settledAt = new Date(Math.min(context.now.getTime(), day.getTime() + MORNING_MS));
  for (const { orderId, applied, uncollected: amount } of settled) {
    const order = orderId === null ? undefined : held.get(orderId);
    if (!order || applied === 0 || amount === 0) continue;
    work.publish(orderChanged(order));
    const cash = { kind: 'PAYMENT', method: 'COD', amount } as const;
    const standing = await enterPayment(work.db, context, order, { ...cash, settledAt, isWithCourier: true });
    const { id, version, status, paymentStatus } = order;
    const changed = await work.db.order.update({
      where: { id, version },
      data: { ...standing, version: { increment: 1 } },
    });
    await work.db.orderEvent.create({
      data: {
        ...{ orderId: id, status, kind: 'PAYMENT', note: timelineNotes.paid, data: cash },
        ...{ actorId: context.viewer?.id, at: context.now },
      },
    });
    await recordAudit(work.db, context, {
      ...{ action: 'order.payment', entity: 'Order', entityId: id, before: { paymentStatus } },
      after: { ...cash, paymentStatus: changed.paymentStatus },
    });
    current.set(id, changed);
  }
  return current;
}

/** From midnight in UTC, as a date column has it, to noon in Kathmandu: the same day in both. */
const MORNING_MS = 6.25 * 3_600_000;

/** Enters credits of a remittance in the ledger of courier cash, in the orders and in their timelines. */
export async function enterCredits(
  work: Work,
  context: GraphContext,
  { id: remittanceId, reference }: Pick<Remittance, 'id' | 'reference'>,
  { credits, held }: { credits: readonly Credit[]; held: HeldOrders },
): Promise<void> {
  const moved = credits.filter(({ amount }) => amount !== 0);
  await enterCourierCash(
    work.db,
    context,
    moved.map(({ orderId, day, amount }) => ({
      ...{ orderId, day, remittanceId, kind: 'RECEIVED' as const },
      amount: -amount,
    })),
  );
  const changed = [...held.values()].flatMap((order) => {
    const own = moved.filter(({ orderId }) => orderId === order.id);
    const amount = own.reduce((sum, credit) => sum + credit.amount, 0);
    return own.length > 0 ? [{ order, amount, day: own.at(-1)?.day }] : [];
  });
  work.publish(changed.map(({ order }) => order).map(orderChanged));
  for (const { order, amount } of changed)
    await work.db.order.update({
      where: { id: order.id, version: order.version },
      data: { cashWithCourier: { decrement: amount }, version: { increment: 1 } },
    });
  const { viewer, now: at } = context;
  const cameBy = (day: Date | undefined) => ({ reference, ...(day && { day: formatIsoDay(day) }) });
  await work.db.orderEvent.createMany({
    data: changed
      .filter(({ amount }) => amount !== 0)
      .map(({ order: { id: orderId, status }, amount, day }) => ({
        ...{ orderId, status, at, kind: 'PAYMENT' as const, isStaffOnly: true, actorId: viewer?.id },
        note: amount > 0 ? timelineNotes.courierCash : timelineNotes.courierCashReversed,
        data: { method: 'COD', amount: Math.abs(amount), ...cameBy(day) },
      })),
  });
  await work.db.auditEntry.createMany({
    data: changed.map(({ order: { id: entityId, cashWithCourier }, amount, day }) =>
      toAuditEntry(context, {
        ...{ action: 'order.remitted', entity: 'Order', entityId, before: { cashWithCourier } },
        after: { cashWithCourier: cashWithCourier - amount, ...cameBy(day) },
      }),
    ),
  });
}
