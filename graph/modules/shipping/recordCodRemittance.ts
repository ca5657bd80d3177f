import { formatIsoDay, toKathmanduDay } from '#domain/calendar/kathmandu.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { carrierCashSchema } from '#domain/orders/orderChangeSchema.ts';
import { timelineNotes } from '#domain/orders/timelineNotes.ts';
import { requirePermission } from '#graph/access/requirePermission.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext, StaffActionContext } from '#graph/context.ts';
import {
  changeEachById,
  type OrdersOutcome,
  readOrderIds,
} from '#graph/modules/orders/change/changeEachOrder.ts';
import { lockOrder, matchIdOrNumber } from '#graph/modules/orders/change/lockOrder.ts';
import { enterCarrierCash } from '#graph/modules/orders/ledger/carrierCash.ts';
import { changeStatus } from '#graph/modules/orders/lifecycle/changeStatus.ts';
import { refreshBeforeStatusChange } from '#graph/modules/orders/lifecycle/refreshBeforeChange.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { RecordCodRemittanceInput } from '#graph/schema/schema.generated.ts';
import type { Work } from '#graph/work/work.ts';

/**
 * Records the cash on delivery that a carrier has remitted for these orders. A single order can be remitted in part;
 * this requires the order's version, so that a repeated request counts once.
 */
export async function recordCodRemittance(
  context: GraphContext,
  { orderIds, receivedAt, markDelivered, version: expectedVersion, ...input }: RecordCodRemittanceInput,
): Promise<OrdersOutcome> {
  const { reference, amount: remittedAmount } = parseInput(carrierCashSchema, input);
  const timelineDetails = {
    ...(reference && { reference }),
    ...(receivedAt && { day: formatIsoDay(toKathmanduDay(receivedAt)) }),
  };
  if (receivedAt && receivedAt > context.now) throw new DomainError('PAID_IN_THE_FUTURE', 'receivedAt');
  if (markDelivered) requirePermission(context, 'manageOrders');
  if (markDelivered) await refreshBeforeStatusChange(context, readOrderIds(orderIds), 'DELIVERED');
  const isSingleOrder = new Set(orderIds).size === 1;
  if (remittedAmount != null && !isSingleOrder) await assertFullAmount(context, orderIds, remittedAmount);
  const day = toKathmanduDay(receivedAt ?? context.now);
  const cashReceipt = {
    timelineDetails,
    day,
    markDelivered: markDelivered ?? false,
    partialAmount: isSingleOrder ? (remittedAmount ?? null) : null,
    isPartialAllowed: expectedVersion != null,
  };
  return changeEachById(orderIds, (id) =>
    lockOrder(context, { id, version: expectedVersion ?? null }, (work, order) =>
      receiveCash(work, context, order, cashReceipt),
    ),
  );
}

interface CashReceipt {
  /** Details for the timeline entry. */
  timelineDetails: { reference?: string; day?: string };
  /** Kathmandu day of receipt. */
  day: Date;
  markDelivered?: boolean;
  /** Amount remitted, in NPR; null for the full amount. */
  partialAmount?: number | null;
  /** True if a partial amount is accepted. */
  isPartialAllowed?: boolean;
}

/** Records the carrier's remittance for a locked order. */
export async function receiveCash(
  work: Work,
  context: StaffActionContext,
  before: Order,
  {
    timelineDetails,
    day,
    markDelivered = false,
    partialAmount = null,
    isPartialAllowed = false,
  }: CashReceipt,
): Promise<Order> {
  const shouldDeliver = markDelivered && before.status === 'SHIPPED';
  const order = shouldDeliver ? await changeStatus(work, context, before, { to: 'DELIVERED' }) : before;
  const { id, version, status, cashWithCarrier } = order;
  if (cashWithCarrier === 0)
    throw new DomainError(status === 'SHIPPED' ? 'NOT_MARKED_DELIVERED' : 'NO_CASH_WITH_CARRIER');
  const amount = partialAmount ?? cashWithCarrier;
  if (amount > cashWithCarrier)
    throw new DomainError('AMOUNT_ABOVE_CARRIER_CASH', { expectedNpr: cashWithCarrier }, 'amount');
  const remainingCash = cashWithCarrier - amount;
  if (remainingCash > 0 && !isPartialAllowed)
    throw new DomainError('PARTIAL_AMOUNT_REQUIRES_VERSION', 'version');
  await enterCarrierCash(work.db, context, [{ orderId: id, kind: 'RECEIVED', amount: -amount, day }]);
  const updatedOrder = await work.db.order.update({
    where: { id, version },
    data: { cashWithCarrier: remainingCash, version: { increment: 1 } },
  });
  await work.db.orderEvent.create({
    data: {
      orderId: id,
      kind: 'PAYMENT',
      status,
      note: timelineNotes.carrierCash,
      data: { method: 'COD', amount, ...timelineDetails },
      isStaffOnly: true,
      actorId: context.viewer?.id,
      at: context.now,
    },
  });
  await recordAudit(work.db, context, {
    action: 'order.remitted',
    entity: 'Order',
    entityId: id,
    before: { cashWithCarrier },
    after: { cashWithCarrier: remainingCash, ...timelineDetails },
  });
  return updatedOrder;
}

/**
 * Throws unless a remittance for several orders is complete, since the missing part could not be assigned to an
 * order.
 */
async function assertFullAmount(
  { prisma }: GraphContext,
  orderIds: readonly string[],
  enteredNpr: number,
): Promise<void> {
  const { _sum } = await prisma.order.aggregate({
    where: { OR: orderIds.map(matchIdOrNumber) },
    _sum: { cashWithCarrier: true },
  });
  const expectedNpr = _sum.cashWithCarrier ?? 0;
  if (expectedNpr !== enteredNpr)
    throw new DomainError('CARRIER_CASH_MISMATCH', { expectedNpr, enteredNpr }, 'amount');
}
