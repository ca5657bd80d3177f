import { DomainError } from '#domain/errors/errors.ts';
import { deliveryEstimate } from '#domain/orders/delivery.ts';
import { type EditChange, editChanges } from '#domain/orders/edit/editChanges.ts';
import { amountDue, amountHeld, paymentStatusFrom } from '#domain/orders/ledger.ts';
import { termsOf } from '#domain/orders/orderTerms.ts';
import { isMoneyAwaited } from '#domain/orders/payment.ts';
import { lacksPieces } from '#domain/orders/setAside.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { arrivalFrom } from '#graph/modules/orders/held/arrivalFrom.ts';
import { giveBackCoupon } from '#graph/modules/orders/held/giveBackCoupon.ts';
import { holdStock } from '#graph/modules/orders/held/holdStock.ts';
import { mailBuyer } from '#graph/modules/orders/held/mailBuyer.ts';
import { restTerm } from '#graph/modules/orders/ledger/restTerm.ts';
import { leastPartCheck } from '#graph/modules/orders/lifecycle/leastPartCheck.ts';
import { exchangePieces, heldPieces, toPiece } from '#graph/modules/orders/lifecycle/reservation.ts';
import { markFiguresStale } from '#graph/modules/orders/markFiguresStale.ts';
import { endUnpaidOrderJob } from '#graph/modules/orders/orders.jobs.ts';
import type { OrderToEdit } from '#graph/modules/orders/reprice/orderToEdit.ts';
import { toCorrectable } from '#graph/modules/orders/reprice/toCorrectable.ts';
import { toJson } from '#graph/modules/orders/reprice/toJson.ts';
import { type Order, type OrderLine, Prisma } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { Work } from '#graph/work/work.ts';
import { notifyEarlierContact } from './contactChange.ts';
import { correctedFields, editNote } from './editNote.ts';
import type { EditTarget } from './planEdit.ts';
import type { OrderDetails } from './readOrderChange.ts';

export interface Correction {
  details: OrderDetails | null;
  /** Null where nothing changes but whom it is for. */
  target: EditTarget | null;
  /** How the buyer agreed; nothing where they had not to. */
  agreement?: { by: 'PHONE' | 'PAGE'; note?: string };
  /** A word to the buyer. */
  message?: string;
  /** Whether another mail tells the buyer of it. */
  isToldElsewhere?: boolean;
}

/**
 * Makes a held order what it becomes, with all that follows from it: stock, coupon, tax, ledger, arrival, figures, timeline,
 * audit and a mail. What is reserved for its open proposal counts as held; whoever calls ends that proposal.
 */
export async function applyEdit(
  work: Work,
  context: GraphContext,
  toEdit: OrderToEdit,
  { details, target, agreement, message, isToldElsewhere = false }: Correction,
): Promise<Order> {
  const { order } = toEdit;
  const { id, version, placedAt } = order;
  const isHeld = target ? await moveStock(work, context, toEdit, target) : order.stockHeld;
  if (target) {
    await writeLines(work.db, toEdit.lines, target.lines);
    await writeCoupon(work.db, toEdit, target);
  }
  const columns = { ...details, ...(target && toColumns(order, target)), stockHeld: isHeld };
  const paymentStatus = paymentStatusFrom({ ...order, ...columns });
  const isFirstReserved = isHeld && !order.stockHeld && order.payBy === null && amountDue(order) > 0;
  const terms = { ...termsOf(order, context.snapshot.settings), isSetAside: true, now: context.now };
  const term = isFirstReserved ? restTerm({ ...order, ...columns }, terms) : null;
  const corrected = await work.db.order.update({
    where: { id, version },
    data: {
      ...columns,
      ...(target?.couponCode === null && { couponTerms: Prisma.DbNull }),
      paymentStatus,
      // What was paid in full before is not cancelled by itself: staff and buyer have agreed on more.
      ...(order.paid > 0 && amountDue(order) === 0 && { payBy: null }),
      ...term,
      ...arrival(order, { ...order, ...columns, paymentStatus }, context.now),
      version: { increment: 1 },
    },
  });
  if (term?.payBy) await work.enqueue(endUnpaidOrderJob, { orderId: id }, { runAfter: term.payBy });
  await notifyEarlierContact(work.db, context, order, corrected);
  const after = { ...toEdit, order: corrected, lines: target?.lines ?? toEdit.lines };
  const changes = editChanges(toCorrectable(toEdit), toCorrectable(after));
  await record(work.db, context, { order, corrected, changes, agreement });
  if (!isToldElsewhere)
    await mailBuyer(work.db, context, corrected, {
      template: 'orderChanged',
      changes,
      message: message ?? null,
    });
  if (target || order.district !== corrected.district) await markFiguresStale(work.db, placedAt);
  return corrected;
}

/** Answers whether the order holds its pieces from now on. */
async function moveStock(
  work: Work,
  context: GraphContext,
  { order, lines, open }: OrderToEdit,
  target: EditTarget,
): Promise<boolean> {
  const orderId = order.id;
  const from = heldPieces(order, lines, open);
  const to = target.lines.map(toPiece);
  if (!lacksPieces(order)) {
    const missing = await exchangePieces(work, context, {
      orderId,
      from,
      to,
      reason: 'ORDER_CHANGED',
    });
    if (missing.length > 0) throw new DomainError('PIECES_GONE', { pieces: missing.join(', ') }, 'lines');
    return true;
  }
  await exchangePieces(work, context, { orderId, from, to: [], reason: 'RESERVED' });
  // Paid when its pieces were gone: with others in their place it may have all of them now.
  const edited = { ...order, finalTotal: target.totals.finalTotal };
  const { settings } = context.snapshot;
  const reachesLeastPart = await leastPartCheck(work.db, edited, target.paymentMethod, settings);
  if (order.paymentStatus === 'UNPAID' || !reachesLeastPart(amountHeld(order))) return false;
  return (await holdStock(work, context, { orderId, pieces: to })).length === 0;
}

async function writeLines(
  tx: Transaction,
  before: readonly OrderLine[],
  after: readonly OrderLine[],
): Promise<void> {
  const gone = before.filter(({ id }) => !after.some((line) => line.id === id)).map(({ id }) => id);
  if (gone.length > 0) await tx.orderLine.deleteMany({ where: { id: { in: gone } } });
  for (const line of after.filter((line) => isOf(before, line))) {
    const { id, position, quantity, lineTotal, couponDiscount, isCouponCounted, staffDiscount } = line;
    const data = { position, quantity, lineTotal, couponDiscount, isCouponCounted, staffDiscount };
    await tx.orderLine.update({ where: { id }, data });
  }
  const added = after.filter((line) => !isOf(before, line));
  await tx.orderLine.createMany({
    data: added.map((line) => ({ ...line, breakdown: line.breakdown ?? Prisma.DbNull })),
  });
}

function isOf(lines: readonly OrderLine[], { id }: OrderLine): boolean {
  return lines.some((line) => line.id === id);
}

async function writeCoupon(
  tx: Transaction,
  { order, redemption }: OrderToEdit,
  { couponCode, totals }: EditTarget,
) {
  if (couponCode === null) return giveBackCoupon(tx, order.id);
  const discount = totals.couponDiscount + totals.shippingDiscount;
  if (redemption && redemption.discount !== discount)
    await tx.couponRedemption.update({ where: { orderId: order.id }, data: { discount } });
}

function toColumns(order: Order, { lines, totals, couponCode, ...target }: EditTarget) {
  const { staffDiscountReason, staffDiscountBp, staffDiscountOn } = target;
  const { items: itemsTotal, discount, staffDiscount, shipping, shippingDiscount, tax, finalTotal } = totals;
  return {
    itemsTotal,
    discount,
    staffDiscount,
    staffDiscountReason,
    staffDiscountBp,
    staffDiscountOn,
    shipping,
    shippingDiscount,
    tax,
    finalTotal,
    couponCode,
    ...(couponCode === null && { couponName: null, couponNameNe: null }),
    paymentMethod: methodAfter(order, target.paymentMethod, finalTotal),
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

/** The courier collects nothing for an order whose money is here: it stays paid as it is. */
function methodAfter(order: Order, method: Order['paymentMethod'], finalTotal: number) {
  const isPaid = order.paid > 0 && amountDue({ ...order, finalTotal }) === 0;
  return method === 'COD' && isPaid ? order.paymentMethod : method;
}

/**
 * The days of an order that goes elsewhere count from when they counted before, as far as that can be told; those of one
 * whose transfer is complete now, because it costs less, from now on.
 */
function arrival(before: Order, after: Order, now: Date) {
  if (isMoneyAwaited(before) && !isMoneyAwaited(after)) return arrivalFrom(after, now);
  if (before.district === after.district) return {};
  const counted =
    deliveryEstimate(before.district, before.placedAt).from.getTime() === before.estimatedFrom.getTime();
  return arrivalFrom(after, counted ? before.placedAt : now);
}

interface Recorded {
  order: Order;
  corrected: Order;
  changes: EditChange[];
  agreement: Correction['agreement'];
}

async function record(
  tx: Transaction,
  context: GraphContext,
  { order, corrected, changes, agreement }: Recorded,
) {
  const parts = changes.map(({ part }) => part);
  await tx.orderEvent.create({
    data: {
      orderId: order.id,
      kind: 'EDIT',
      status: order.status,
      note: editNote(parts),
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
      changed: correctedFields(parts),
      finalTotal: corrected.finalTotal,
      ...(parts.includes('DISCOUNT') && {
        discount: corrected.staffDiscount,
        reason: corrected.staffDiscountReason,
      }),
      ...(agreement && { agreement: agreement.note ?? 'On the order’s page' }),
    },
  });
}
