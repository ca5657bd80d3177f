import { DomainError } from '#domain/errors/errors.ts';
import { amountOwed, paymentStatusFrom } from '#domain/orders/ledger.ts';
import { paymentMethodOf } from '#domain/orders/orderLifecycle.ts';
import { creditFor, sumOfCredit } from '#domain/orders/returns/returnCredit.ts';
import { isAllBack } from '#domain/orders/returns/returnQuantities.ts';
import { givesBackShipping, type ReturnCondition } from '#domain/orders/returns/returnReasons.ts';
import { creditOrder } from '#graph/modules/billing/invoices/credit/creditOrder.ts';
import type { Acting } from '#graph/modules/orders/acting.ts';
import { enterPayment } from '#graph/modules/orders/ledger/enterPayment.ts';
import { markFiguresStale } from '#graph/modules/orders/markFiguresStale.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { piecesCameBack } from '#graph/work/storeEvents.ts';
import type { Work } from '#graph/work/work.ts';
import { moveReturn } from './moveReturn.ts';
import { putAway } from './putAway.ts';
import { shippingCredited } from './shippingCredited.ts';
import type { Held, HeldReturn } from './withReturn.ts';

/** What came of a line of a return. */
interface CameBack {
  /** The return's line. */
  lineId: string;
  received: number;
  condition: ReturnCondition;
  restock: boolean;
  /** Which location has it from now on; where it was taken from, or the workshop, where it is left out. */
  locationId?: string | null | undefined;
  note?: string | null | undefined;
}

export interface Receipt {
  lines: readonly CameBack[];
  /** As the reasons say, where it is left out. */
  creditShipping?: boolean | null | undefined;
  deduction: number;
  deductionReason?: string | undefined;
  /** A word for the timeline, where the order comes back with it. */
  note?: string | undefined;
}

/**
 * Enters that the pieces of a held return are here, with all that follows: what is credited, what goes back into stock,
 * and with the last piece that the order came back. A return for which nothing is owed then is closed at once.
 */
export async function bringBack(work: Work, context: Acting, held: Held, receipt: Receipt): Promise<Held> {
  const came = readCame(held.back, receipt.lines);
  const credit = await workOutCredit(work.db, held, { ...receipt, came });
  for (const { line, received, condition, restock, note } of came) {
    const credited = credit.lines.find(({ lineId }) => lineId === line.orderLineId)?.credited ?? 0;
    await work.db.returnLine.update({
      where: { id: line.id },
      data: { received, condition, note, isRestocked: restock && received > 0, credited },
    });
    if (received > 0)
      await work.db.orderLine.update({
        where: { id: line.orderLineId },
        data: { returned: { increment: received } },
      });
  }
  work.publish(piecesCameBack(held.order, held.back));
  const order = await takeBack(work.db, context, held, { ...credit, note: receipt.note });
  const { goods, shipping, deduction } = credit;
  const received = await moveReturn(
    work.db,
    context,
    { order, back: held.back },
    {
      to: 'RECEIVED',
      goods,
      shipping,
      deduction,
      deductionReason: deduction ? receipt.deductionReason : null,
    },
  );
  const isDone = amountOwed(order) === 0 && (held.back.wish === 'REFUND' || credit.sum === 0);
  const done = isDone ? await moveReturn(work.db, context, received, { to: 'CLOSED' }) : received;
  // Last, since other orders wait for these pieces until the end.
  await markFiguresStale(work.db, order.placedAt);
  await putAway(work, context, order.id, came);
  await creditOrder(work.db, context, order, {
    reason: 'RETURN',
    note: deduction ? receipt.deductionReason : null,
    returnId: held.back.id,
    total: credit.sum,
    shipping,
    lines: credit.lines.map((line) => ({ ...line, quantity: receivedOf(came, line.lineId) })),
  });
  return done;
}

function readCame({ lines }: HeldReturn, given: readonly CameBack[]) {
  const came = lines.map((line) => {
    const index = given.findIndex(({ lineId }) => lineId === line.id);
    const { received = 0, condition = null, restock = false, locationId, note } = given[index] ?? {};
    if (received > line.quantity)
      throw new DomainError('RETURN_QUANTITY', { most: line.quantity }, `lines.${index}.received`);
    return { line, index, received, condition, restock, locationId: locationId || null, note: note ?? null };
  });
  const stranger = given.findIndex(({ lineId }) => !lines.some(({ id }) => id === lineId));
  if (stranger >= 0) throw new DomainError('RETURN_LINE_NOT_FOUND', `lines.${stranger}.lineId`);
  if (came.every(({ received }) => received === 0)) throw new DomainError('RETURN_NOTHING_CAME', 'lines');
  return came;
}

function receivedOf(came: ReturnType<typeof readCame>, lineId: string): number {
  return came.find(({ line }) => line.orderLineId === lineId)?.received ?? 0;
}

interface Credit {
  lines: { lineId: string; credited: number }[];
  goods: number;
  shipping: number;
  deduction: number;
  /** What the buyer is credited in all. */
  sum: number;
}

async function workOutCredit(
  tx: Transaction,
  { order }: Held,
  { came, creditShipping, deduction, deductionReason }: Receipt & { came: ReturnType<typeof readCame> },
): Promise<Credit> {
  const lines = await tx.orderLine.findMany({ where: { orderId: order.id } });
  const coming = came.filter(({ received }) => received > 0);
  const { goods, lines: credited } = creditFor(
    { ...order, lines },
    coming.map(({ line, received }) => ({ lineId: line.orderLineId, quantity: received })),
  );
  const left = order.shipping - (await shippingCredited(tx, order.id));
  if (creditShipping && order.shipping > 0 && left <= 0)
    throw new DomainError('SHIPPING_CREDITED', 'creditShipping');
  const isGivenBack = creditShipping ?? givesBackShipping(coming.map(({ line }) => line.reason));
  const shipping = isGivenBack ? Math.max(0, left) : 0;
  if (deduction > goods + shipping)
    throw new DomainError('DEDUCTION_TOO_LARGE', { mostNpr: goods + shipping }, 'deduction');
  if (deduction > 0 && !deductionReason) throw new DomainError('DEDUCTION_WITHOUT_REASON', 'deductionReason');
  return {
    lines: credited,
    goods,
    shipping,
    deduction,
    sum: sumOfCredit({ goods }, { shipping, deduction }),
  };
}

/** Credits the order, and notes that it came back where nothing of it is left with its buyer. */
async function takeBack(
  tx: Transaction,
  context: Acting,
  { order, back }: Held,
  { sum, note }: Credit & { note?: string | undefined },
): Promise<Order> {
  const { id, version } = order;
  const lines = await tx.orderLine.findMany({ where: { orderId: id } });
  const status = isAllBack(lines) ? 'RETURNED' : order.status;
  const comesBack = status !== order.status;
  const standing =
    sum > 0 &&
    (await enterPayment(
      tx,
      context,
      { ...order, status },
      {
        kind: 'CREDIT',
        method: paymentMethodOf(order.paymentMethod),
        amount: sum,
        note: `Return ${back.number}`,
      },
    ));
  const changed = await tx.order.update({
    where: { id, version },
    data: {
      ...standing,
      status,
      paymentStatus: paymentStatusFrom({ ...order, ...standing, status }),
      ...(comesBack && { stockHeld: false }),
      version: { increment: 1 },
    },
  });
  if (comesBack)
    await tx.orderEvent.create({
      data: { orderId: id, status, note, actorId: context.viewer?.id, at: context.now },
    });
  return changed;
}
