import { DomainError } from '#domain/errors/errors.ts';
import { calculateDeliveryEstimate } from '#domain/orders/delivery.ts';
import { compareOrders, type EditChange } from '#domain/orders/edit/compareOrders.ts';
import { calculateAmountDue, calculateNetPaid, derivePaymentStatus } from '#domain/orders/ledger.ts';
import { lacksReservation } from '#domain/orders/orderReservation.ts';
import { isPrepaymentDue } from '#domain/orders/payment.ts';
import { readOrderTerms } from '#domain/orders/toOrderTerms.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { emailCustomer } from '#graph/modules/orders/change/emailCustomer.ts';
import { estimateDelivery } from '#graph/modules/orders/change/estimateDelivery.ts';
import { releaseCoupon } from '#graph/modules/orders/change/releaseCoupon.ts';
import { reserveStock } from '#graph/modules/orders/change/reserveStock.ts';
import { getRemainingAmountDeadline } from '#graph/modules/orders/ledger/getRemainingAmountDeadline.ts';
import { createMinimumPaymentCheck } from '#graph/modules/orders/lifecycle/createMinimumPaymentCheck.ts';
import {
  exchangeReservations,
  getReservedItems,
  toOrderItem,
} from '#graph/modules/orders/lifecycle/reservation.ts';
import { markFiguresStale } from '#graph/modules/orders/markFiguresStale.ts';
import { expireUnpaidOrderJob } from '#graph/modules/orders/orders.jobs.ts';
import type { OrderToEdit } from '#graph/modules/orders/reprice/orderToEdit.ts';
import { toEditableOrder } from '#graph/modules/orders/reprice/toEditableOrder.ts';
import { toJson } from '#graph/modules/orders/reprice/toJson.ts';
import { type Order, type OrderLine, Prisma } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { Work } from '#graph/work/work.ts';
import { notifyEarlierContact } from './contactChange.ts';
import { formatEditNote, listEditedFields } from './editNote.ts';
import type { EditTarget } from './planEdit.ts';
import type { OrderDetails } from './readOrderChange.ts';

export interface EditApplication {
  details: OrderDetails | null;
  /** Lines and totals after the edit. Null if only the contact, address or notes change. */
  target: EditTarget | null;
  /** Customer's agreement. Undefined if none was needed. */
  agreement?: { by: 'PHONE' | 'PAGE'; note?: string };
  /** Message to the customer. */
  message?: string;
  /** True if another email already notifies the customer. */
  hasOtherEmail?: boolean;
}

/**
 * Applies an edit to a locked order and updates all dependent data: stock, coupon, tax, ledger, delivery estimate,
 * figures, timeline, audit entry and email. Stock reserved for the open proposal of the order counts as stock reserved
 * for the order, so the caller must close that proposal.
 */
export async function applyEdit(
  work: Work,
  context: GraphContext,
  orderToEdit: OrderToEdit,
  { details, target, agreement, message, hasOtherEmail = false }: EditApplication,
): Promise<Order> {
  const { order } = orderToEdit;
  const { id, version, placedAt } = order;
  const isStockReserved = target
    ? await moveStock(work, context, orderToEdit, target)
    : order.isStockReserved;
  if (target) {
    await writeLines(work.db, orderToEdit.lines, target.lines);
    await writeCoupon(work.db, orderToEdit, target);
  }
  const columns = { ...details, ...(target && toColumns(order, target)), isStockReserved };
  const paymentStatus = derivePaymentStatus({ ...order, ...columns });
  const isFirstReservation =
    isStockReserved && !order.isStockReserved && order.payBy === null && calculateAmountDue(order) > 0;
  const terms = { ...readOrderTerms(order, context.snapshot.settings), isSetAside: true, now: context.now };
  const deadlineFields = isFirstReservation
    ? getRemainingAmountDeadline({ ...order, ...columns }, terms)
    : null;
  const editedOrder = await work.db.order.update({
    where: { id, version },
    data: {
      ...columns,
      ...(target?.couponCode === null && { couponTerms: Prisma.DbNull }),
      paymentStatus,
      // An order that was paid in full is not cancelled automatically, because staff and customer have agreed on the
      // higher total.
      ...(order.paid > 0 && calculateAmountDue(order) === 0 && { payBy: null }),
      ...deadlineFields,
      ...estimateDeliveryAfterEdit(order, { ...order, ...columns, paymentStatus }, context.now),
      version: { increment: 1 },
    },
  });
  if (deadlineFields?.payBy)
    await work.enqueue(expireUnpaidOrderJob, { orderId: id }, { runAfter: deadlineFields.payBy });
  await notifyEarlierContact(work.db, context, order, editedOrder);
  const after = { ...orderToEdit, order: editedOrder, lines: target?.lines ?? orderToEdit.lines };
  const changes = compareOrders(toEditableOrder(orderToEdit), toEditableOrder(after));
  await record(work.db, context, { order, editedOrder, changes, agreement });
  if (!hasOtherEmail)
    await emailCustomer(work.db, context, editedOrder, {
      template: 'orderChanged',
      changes,
      message: message ?? null,
    });
  if (target || order.district !== editedOrder.district) await markFiguresStale(work.db, placedAt);
  return editedOrder;
}

/** Moves the order's reserved stock. Returns true if stock is reserved after the edit. */
async function moveStock(
  work: Work,
  context: GraphContext,
  { order, lines, openProposal }: OrderToEdit,
  target: EditTarget,
): Promise<boolean> {
  const orderId = order.id;
  const currentItems = getReservedItems(order, lines, openProposal);
  const targetItems = target.lines.map(toOrderItem);
  if (!lacksReservation(order)) {
    const missingItems = await exchangeReservations(work, context, {
      orderId,
      from: currentItems,
      to: targetItems,
      reason: 'ORDER_CHANGED',
    });
    if (missingItems.length > 0)
      throw new DomainError('ITEMS_OUT_OF_STOCK', { pieces: missingItems.join(', ') }, 'lines');
    return true;
  }
  await exchangeReservations(work, context, { orderId, from: currentItems, to: [], reason: 'RESERVED' });
  // A paid order whose items were sold out may now be able to reserve all of them.
  const editedTotals = { ...order, finalTotal: target.totals.finalTotal };
  const { settings } = context.snapshot;
  const coversMinimum = await createMinimumPaymentCheck(
    work.db,
    editedTotals,
    target.paymentMethod,
    settings,
  );
  if (order.paymentStatus === 'UNPAID' || !coversMinimum(calculateNetPaid(order))) return false;
  return (await reserveStock(work, context, { orderId, items: targetItems })).length === 0;
}

async function writeLines(
  tx: Transaction,
  before: readonly OrderLine[],
  after: readonly OrderLine[],
): Promise<void> {
  const removedLineIds = before.filter(({ id }) => !after.some((line) => line.id === id)).map(({ id }) => id);
  if (removedLineIds.length > 0) await tx.orderLine.deleteMany({ where: { id: { in: removedLineIds } } });
  for (const line of after.filter((line) => includesLine(before, line))) {
    const { id, position, quantity, lineTotal, couponDiscount, isCouponCounted, staffDiscount } = line;
    const data = { position, quantity, lineTotal, couponDiscount, isCouponCounted, staffDiscount };
    await tx.orderLine.update({ where: { id }, data });
  }
  const addedLines = after.filter((line) => !includesLine(before, line));
  await tx.orderLine.createMany({
    data: addedLines.map((line) => ({ ...line, breakdown: line.breakdown ?? Prisma.DbNull })),
  });
}

function includesLine(lines: readonly OrderLine[], { id }: OrderLine): boolean {
  return lines.some((line) => line.id === id);
}

async function writeCoupon(
  tx: Transaction,
  { order, redemption }: OrderToEdit,
  { couponCode, totals }: EditTarget,
) {
  if (couponCode === null) return releaseCoupon(tx, order.id);
  const discount = totals.couponDiscount + totals.shippingDiscount;
  if (redemption && redemption.discount !== discount)
    await tx.couponRedemption.update({ where: { orderId: order.id }, data: { discount } });
}

function toColumns(order: Order, { lines, totals, couponCode, ...target }: EditTarget) {
  const { staffDiscountReason, staffDiscountBp, staffDiscountBasis } = target;
  const { items: itemsTotal, discount, staffDiscount, shipping, shippingDiscount, tax, finalTotal } = totals;
  return {
    itemsTotal,
    discount,
    staffDiscount,
    staffDiscountReason,
    staffDiscountBp,
    staffDiscountBasis,
    shipping,
    shippingDiscount,
    tax,
    finalTotal,
    couponCode,
    ...(couponCode === null && { couponName: null, couponNameNe: null }),
    paymentMethod: getMethodAfterEdit(order, target.paymentMethod, finalTotal),
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

/**
 * Returns the payment method. A paid order does not change to cash on delivery, because the carrier collects nothing.
 */
function getMethodAfterEdit(order: Order, method: Order['paymentMethod'], finalTotal: number) {
  const isPaid = order.paid > 0 && calculateAmountDue({ ...order, finalTotal }) === 0;
  return method === 'COD' && isPaid ? order.paymentMethod : method;
}

/**
 * Returns the new delivery estimate. If the destination changes, the estimate is calculated from the same start as
 * before, if that start is known. If the lower total completes the prepayment, the estimate is calculated from now.
 */
function estimateDeliveryAfterEdit(before: Order, after: Order, now: Date) {
  if (isPrepaymentDue(before) && !isPrepaymentDue(after)) return estimateDelivery(after, now);
  if (before.district === after.district) return {};
  const isStartUnchanged =
    calculateDeliveryEstimate(before.district, before.placedAt).from.getTime() ===
    before.estimatedFrom.getTime();
  return estimateDelivery(after, isStartUnchanged ? before.placedAt : now);
}

interface EditRecord {
  order: Order;
  editedOrder: Order;
  changes: EditChange[];
  agreement: EditApplication['agreement'];
}

async function record(
  tx: Transaction,
  context: GraphContext,
  { order, editedOrder, changes, agreement }: EditRecord,
) {
  const parts = changes.map(({ part }) => part);
  await tx.orderEvent.create({
    data: {
      orderId: order.id,
      kind: 'EDIT',
      status: order.status,
      note: formatEditNote(parts),
      data: toJson({ changes, agreement: agreement ?? null }),
      actorId: context.viewer?.id,
      at: context.now,
    },
  });
  await recordAudit(tx, context, {
    action: 'order.edit',
    entity: 'Order',
    entityId: order.id,
    before: {
      finalTotal: order.finalTotal,
      ...(parts.includes('DISCOUNT') && { discount: order.staffDiscount }),
    },
    after: {
      changed: listEditedFields(parts),
      finalTotal: editedOrder.finalTotal,
      ...(parts.includes('DISCOUNT') && {
        discount: editedOrder.staffDiscount,
        reason: editedOrder.staffDiscountReason,
      }),
      ...(agreement && { agreement: agreement.note ?? 'On the order’s page' }),
    },
  });
}
