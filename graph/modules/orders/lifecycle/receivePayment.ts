import { amountDue, amountHeld, amountOwed } from '#domain/orders/ledger.ts';
import { termsOf } from '#domain/orders/orderTerms.ts';
import { isCalledOff, isMoneyAwaited, isPrepaid } from '#domain/orders/payment.ts';
import { lacksPieces } from '#domain/orders/setAside.ts';
import { readSettings } from '#graph/modules/store/readSettings.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { Work } from '#graph/work/work.ts';
import type { Acting } from '../acting.ts';
import { noteAdvance, termOfBooking } from '../booking/advanceReceived.ts';
import { lowerOrder } from '../booking/lowerOrder.ts';
import type { LoweredPrice } from '../booking/lowerPrices.ts';
import { arrivalFrom } from '../held/arrivalFrom.ts';
import { holdStock } from '../held/holdStock.ts';
import { mailBuyer } from '../held/mailBuyer.ts';
import { piecesOf } from '../held/pieces.ts';
import { keptBack } from '../held/undo.ts';
import { enterPayment, type LedgerEntry } from '../ledger/enterPayment.ts';
import { restTerm } from '../ledger/restTerm.ts';
import { endUnpaidOrderJob } from '../orders.jobs.ts';
import { leastPartCheck } from './leastPartCheck.ts';

/** The order with the money in, and what came of it. */
export interface Received {
  order: Order;
  /** The mail to the buyer; null where there is none. */
  mailId: string | null;
  /** Whether its pieces were set aside now. */
  tookStock: boolean;
}

type Incoming = Omit<LedgerEntry, 'kind'> & {
  allowUndo?: boolean;
  /** What the lines of a booking cost when the payment was begun; those of now where it is left out. */
  bookedPrices?: readonly LoweredPrice[] | null;
};

/**
 * Takes in money for a held order, with what follows from it: pieces that wait for the store's word are set aside by no less
 * than the smallest part payment, as far as they are still there; the first such part gives the buyer time for the rest; the days of an order that waited for its money count from when all of it is here, and its buyer
 * is told so. Of a part that came from afar they are told what is left to pay. A booking waits for its rest from its
 * advance on, at prices that may have fallen by then.
 */
export async function receivePayment(
  work: Work,
  context: Acting,
  before: Order,
  { allowUndo = false, bookedPrices = null, ...entry }: Incoming,
): Promise<Received> {
  const order = await lowerOrder(work.db, context, before, { amount: entry.amount, prices: bookedPrices });
  const { id, version } = order;
  const settings = await readSettings(work.db);
  const reachesLeastPart = await leastPartCheck(work.db, order, entry.method, settings);
  const held = amountHeld(order);
  const isReserving = reachesLeastPart(held + entry.amount);
  const isSetAside = isReserving && (await setAside(work, context, order));
  const standing = await enterPayment(work.db, context, order, {
    ...entry,
    kind: 'PAYMENT',
    isWithCourier: isCollectedAtDoor(order, entry),
  });
  const terms = { ...termsOf(order, settings), isSetAside, now: context.now };
  const isAllHere = isMoneyAwaited(order) && !isMoneyAwaited({ ...order, ...standing });
  const changed = await work.db.order.update({
    where: { id, version },
    data: {
      ...standing,
      ...(isReserving && !reachesLeastPart(held) && restTerm({ ...order, ...standing }, terms)),
      ...termOfBooking({ ...order, ...standing }),
      version: { increment: 1 },
      ...(isAllHere && arrivalFrom(order, context.now)),
      ...(isSetAside && { stockHeld: true }),
    },
  });
  if (changed.payBy && changed.payBy.getTime() !== order.payBy?.getTime())
    await work.enqueue(endUnpaidOrderJob, { orderId: id }, { runAfter: changed.payBy });
  const isBooked = await noteAdvance(work.db, context, order, changed);
  const words = allowUndo ? keptBack(context) : {};
  let mailId = null;
  if (isAllHere) mailId = await thankOnce(work.db, context, changed, words);
  else if (!isBooked) mailId = await tellOfPart(work.db, context, changed, entry);
  return { order: changed, mailId, tookStock: isSetAside };
}

async function setAside(work: Work, context: Acting, order: Order): Promise<boolean> {
  if (!lacksPieces(order)) return false;
  const pieces = await piecesOf(work.db, order.id);
  return (await holdStock(work, context, { orderId: order.id, pieces })).length === 0;
}

/** The courier of a parcel that has left the house has what was paid on delivery; its remittance then counts it once. */
function isCollectedAtDoor({ status, fulfilment }: Order, { method }: Pick<LedgerEntry, 'method'>): boolean {
  return method === 'COD' && fulfilment === 'DELIVERY' && (status === 'SHIPPED' || status === 'DELIVERED');
}

/** Who pays at the counter, or at the door, has a receipt. */
async function tellOfPart(
  tx: Transaction,
  context: Acting,
  order: Order,
  { method, amount }: Pick<LedgerEntry, 'method' | 'amount'>,
): Promise<string | null> {
  if (!isPrepaid(method)) return null;
  // Paid twice, or after the order was called off.
  if (amountOwed(order) > 0) return mailBuyer(tx, context, order, { template: 'paymentReceived' });
  if (isCalledOff(order.status) || amountDue(order) === 0) return null;
  const payBy = order.payBy && order.payBy > context.now ? order.payBy : null;
  return mailBuyer(tx, context, order, { template: 'partPaymentReceived', amount, payBy });
}

/**
 * Tells the buyer that the money is here; not again where it was noted, taken back and noted once more, but again where
 * the order has become dearer since.
 */
async function thankOnce(
  tx: Transaction,
  context: Acting,
  order: Order,
  options: { notBefore?: Date },
): Promise<string | null> {
  const template = 'paymentReceived';
  const orderId = order.id;
  const edited = await tx.orderEvent.findFirst({
    where: { orderId, kind: 'EDIT' },
    orderBy: { at: 'desc' },
    select: { at: true },
  });
  const earlier = await tx.mail.findFirst({
    where: { orderId, template, ...(edited && { createdAt: { gt: edited.at } }) },
    select: { id: true },
  });
  return earlier ? null : mailBuyer(tx, context, order, { template }, options);
}
