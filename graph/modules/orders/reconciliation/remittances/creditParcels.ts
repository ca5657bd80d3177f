import { formatIsoDay } from '#domain/calendar/kathmandu.ts';
import { timelineNotes } from '#domain/orders/timelineNotes.ts';
import { appliedAmount } from '#domain/payments/reconciliation/remittanceOutcome.ts';
import { toAuditEntry } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { type Order, Prisma, type Remittance } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { ordersChanged } from '#graph/snapshot/shopChange.ts';
import { enterCourierCash } from '../../lifecycle/courierCash.ts';
import type { PlannedLine } from './planLines.ts';

/** The orders of a remittance by their ids, held until the end of the transaction. */
export type HeldOrders = ReadonlyMap<string, Order>;

/** A line with its amounts in whole NPR. */
export interface SettledLine {
  named: string;
  orderId: string | null;
  amount: number;
  expected: number;
  applied: number;
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

/** The lines with what they credit; `credited` is what this remittance has credited to the orders so far, NPR. */
export function settleLines(
  lines: readonly PlannedLine[],
  held: HeldOrders,
  credited: ReadonlyMap<string, number> = new Map(),
): SettledLine[] {
  return lines.map(({ named, amount: given, order }) => {
    const { id = null, cashWithCourier = 0 } = (order && held.get(order.id)) ?? {};
    const expected = cashWithCourier + (id === null ? 0 : (credited.get(id) ?? 0));
    const amount = given ?? expected;
    return { named, orderId: id, amount, expected, applied: appliedAmount({ expected, paid: amount }) };
  });
}

/** Enters credits of a remittance in the ledger of courier cash, in the orders and in their timelines. */
export async function enterCredits(
  tx: Transaction,
  context: GraphContext,
  { id: remittanceId, reference }: Pick<Remittance, 'id' | 'reference'>,
  { credits, held }: { credits: readonly Credit[]; held: HeldOrders },
): Promise<void> {
  const moved = credits.filter(({ amount }) => amount !== 0);
  await enterCourierCash(
    tx,
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
  await ordersChanged(
    tx,
    changed.map(({ order }) => order),
  );
  for (const { order, amount } of changed)
    await tx.order.update({
      where: { id: order.id, version: order.version },
      data: { cashWithCourier: { decrement: amount }, version: { increment: 1 } },
    });
  const { viewer, now: at } = context;
  const cameBy = (day: Date | undefined) => ({ reference, ...(day && { day: formatIsoDay(day) }) });
  await tx.orderEvent.createMany({
    data: changed
      .filter(({ amount }) => amount !== 0)
      .map(({ order: { id: orderId, status }, amount, day }) => ({
        ...{ orderId, status, at, kind: 'PAYMENT' as const, staffOnly: true, actorId: viewer?.id },
        note: amount > 0 ? timelineNotes.courierCash : timelineNotes.courierCashReversed,
        data: { method: 'COD', amount: Math.abs(amount), ...cameBy(day) },
      })),
  });
  await tx.auditEntry.createMany({
    data: changed.map(({ order: { id: entityId, cashWithCourier }, amount, day }) =>
      toAuditEntry(context, {
        ...{ action: 'order.remitted', entity: 'Order', entityId, before: { cashWithCourier } },
        after: { cashWithCourier: cashWithCourier - amount, ...cameBy(day) },
      }),
    ),
  });
}
