import { formatIsoDay, kathmanduDay } from '#domain/calendar/kathmandu.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { courierCashSchema } from '#domain/orders/orderChangeSchema.ts';
import { timelineNotes } from '#domain/orders/timelineNotes.ts';
import { requireMay } from '#graph/access/requireMay.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext, StaffAtWork } from '#graph/context.ts';
import { eachNamed, type OrdersOutcome, readNamed } from '#graph/modules/orders/held/eachOrder.ts';
import { called, withOrder } from '#graph/modules/orders/held/withOrder.ts';
import { enterCourierCash } from '#graph/modules/orders/ledger/courierCash.ts';
import { askBeforeMove } from '#graph/modules/orders/lifecycle/askBeforeChange.ts';
import { changeStatus } from '#graph/modules/orders/lifecycle/changeStatus.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { RecordCodRemittanceInput } from '#graph/schema/schema.generated.ts';
import type { Work } from '#graph/work/work.ts';

/**
 * Records for each order that its courier paid the cash collected at the door: of a single order also a part of it. A part
 * takes the order's version, so that a request that is sent twice counts once.
 */
export async function recordCodRemittance(
  context: GraphContext,
  { orderIds, receivedAt, markDelivered, version: versionRead, ...input }: RecordCodRemittanceInput,
): Promise<OrdersOutcome> {
  const { reference, amount: brought } = parseInput(courierCashSchema, input);
  const came = {
    ...(reference && { reference }),
    ...(receivedAt && { day: formatIsoDay(kathmanduDay(receivedAt)) }),
  };
  if (receivedAt && receivedAt > context.now) throw new DomainError('PAID_IN_THE_FUTURE', 'receivedAt');
  if (markDelivered) requireMay(context, 'manageOrders');
  if (markDelivered) await askBeforeMove(context, readNamed(orderIds), 'DELIVERED');
  const isPart = new Set(orderIds).size === 1;
  if (brought != null && !isPart) await expectAsMuch(context, orderIds, brought);
  const day = kathmanduDay(receivedAt ?? context.now);
  const received = {
    came,
    day,
    markDelivered: markDelivered ?? false,
    part: isPart ? (brought ?? null) : null,
    mayBePart: versionRead != null,
  };
  return eachNamed(orderIds, (id) =>
    withOrder(context, { id, version: versionRead ?? null }, (work, order) =>
      receiveCash(work, context, order, received),
    ),
  );
}

interface ReceivedCash {
  /** What the entry of the timeline says of it. */
  came: { reference?: string; day?: string };
  /** The Kathmandu day on which it came. */
  day: Date;
  markDelivered?: boolean;
  /** How much of it, NPR; all where it is null. */
  part?: number | null;
  /** Whether a part is enough. */
  mayBePart?: boolean;
}

/** Records that the courier of a held order paid the cash collected for it. */
export async function receiveCash(
  work: Work,
  context: StaffAtWork,
  before: Order,
  { came, day, markDelivered = false, part = null, mayBePart = false }: ReceivedCash,
): Promise<Order> {
  const isToDeliver = markDelivered && before.status === 'SHIPPED';
  const order = isToDeliver ? await changeStatus(work, context, before, { to: 'DELIVERED' }) : before;
  const { id, version, status, cashWithCourier } = order;
  if (cashWithCourier === 0)
    throw new DomainError(status === 'SHIPPED' ? 'NOT_MARKED_DELIVERED' : 'NO_CASH_WITH_COURIER');
  const amount = part ?? cashWithCourier;
  if (amount > cashWithCourier)
    throw new DomainError('COURIER_HAS_LESS', { expectedNpr: cashWithCourier }, 'amount');
  const left = cashWithCourier - amount;
  if (left > 0 && !mayBePart) throw new DomainError('PART_NEEDS_VERSION', 'version');
  await enterCourierCash(work.db, context, [{ orderId: id, kind: 'RECEIVED', amount: -amount, day }]);
  const received = await work.db.order.update({
    where: { id, version },
    data: { cashWithCourier: left, version: { increment: 1 } },
  });
  await work.db.orderEvent.create({
    data: {
      orderId: id,
      kind: 'PAYMENT',
      status,
      note: timelineNotes.courierCash,
      data: { method: 'COD', amount, ...came },
      isStaffOnly: true,
      actorId: context.viewer?.id,
      at: context.now,
    },
  });
  await recordAudit(work.db, context, {
    action: 'order.remitted',
    entity: 'Order',
    entityId: id,
    before: { cashWithCourier },
    after: { cashWithCourier: left, ...came },
  });
  return received;
}

/** A sum for several orders has to be all of it: nobody knows of which of them a rest is still to come. */
async function expectAsMuch(
  { prisma }: GraphContext,
  orderIds: readonly string[],
  broughtNpr: number,
): Promise<void> {
  const { _sum } = await prisma.order.aggregate({
    where: { OR: orderIds.map(called) },
    _sum: { cashWithCourier: true },
  });
  const expectedNpr = _sum.cashWithCourier ?? 0;
  if (expectedNpr !== broughtNpr)
    throw new DomainError('COURIER_CASH_DIFFERS', { expectedNpr, broughtNpr }, 'amount');
}
