import { derivePaymentStatus } from '#domain/orders/ledger.ts';
import { calculateCredit } from '#domain/orders/returns/returnCredit.ts';
import type { ReturnReason } from '#domain/orders/returns/returnReasons.ts';
import type { Order, OrderEvent, OrderLine } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { DAY, HOUR } from '../time.ts';

type OrderWithLines = Order & { lines: OrderLine[]; timeline: OrderEvent[] };

const REASONS = ['WRONG_SIZE', 'CHANGED_MIND', 'NOT_AS_DESCRIBED'] as const;

/** Open returns for the demo store. Each needs a different kind of action by staff. */
const OPEN_RETURNS = [
  { status: 'REQUESTED', wish: 'REFUND', reason: 'WRONG_SIZE', words: 'It does not go over the knuckle.' },
  {
    status: 'REQUESTED',
    wish: 'EXCHANGE',
    reason: 'NOT_AS_DESCRIBED',
    words: 'It is paler than it looked.',
    exchangePreference: 'One of a deeper colour, if you have it.',
  },
  { status: 'APPROVED', wish: 'REFUND', reason: 'CHANGED_MIND', words: null },
  { status: 'RECEIVED', wish: 'REFUND', reason: 'DAMAGED', words: 'The clasp was bent when it came.' },
] as const;

/** Writes the closed returns of returned demo orders, and open returns of orders delivered recently. */
export async function writeReturns(tx: Transaction, now: Date): Promise<void> {
  const include = { lines: { orderBy: { position: 'asc' } }, timeline: true } as const;
  const returnedOrders = await tx.order.findMany({
    where: { status: 'RETURNED' },
    include,
    orderBy: { placedAt: 'asc' },
  });
  for (const [index, order] of returnedOrders.entries())
    await writeFullReturn(tx, order, REASONS[index % 3] ?? 'OTHER');

  const deliveredOrders = await tx.order.findMany({
    where: { status: 'DELIVERED', placedAt: { gte: new Date(now.getTime() - 8 * DAY) } },
    include,
    orderBy: { placedAt: 'desc' },
    take: OPEN_RETURNS.length,
  });
  for (const [index, order] of deliveredOrders.entries()) await writeOpenReturn(tx, order, { index, now });
}

async function writeFullReturn(tx: Transaction, order: OrderWithLines, reason: ReturnReason) {
  const { id, number, finalTotal, shipping, paymentMethod: method, lines, timeline } = order;
  const timestamp = timeline.find(({ status }) => status === 'RETURNED')?.at ?? order.placedAt;
  const credit = calculateCredit(
    order,
    lines.map(({ id, quantity }) => ({ lineId: id, quantity })),
  );
  await tx.return.create({
    data: {
      number: toReturnNumber(number),
      orderId: id,
      status: 'CLOSED',
      wish: 'REFUND',
      isRequestedByCustomer: false,
      goods: credit.goods,
      shipping,
      requestedAt: timestamp,
      decidedAt: timestamp,
      receivedAt: timestamp,
      closedAt: timestamp,
      lines: {
        create: lines.map(({ id: orderLineId, quantity }, position) => ({
          orderLineId,
          position,
          quantity,
          reason,
          received: quantity,
          condition: 'AS_NEW' as const,
          isRestocked: true,
          credited: credit.lines[position]?.credited ?? 0,
        })),
      },
    },
  });
  for (const line of lines)
    await tx.orderLine.update({ where: { id: line.id }, data: { returned: line.quantity } });
  await tx.order.update({ where: { id }, data: { credited: finalTotal } });
  const note = `Return ${toReturnNumber(number)}`;
  const entry = {
    kind: 'CREDIT' as const,
    method,
    amount: finalTotal,
    note,
    createdAt: timestamp,
    settledAt: timestamp,
  };
  if (finalTotal > 0) await tx.payment.create({ data: { ...entry, orderId: id } });
}

async function writeOpenReturn(
  tx: Transaction,
  order: OrderWithLines,
  { index, now }: { index: number; now: Date },
) {
  const [line] = order.lines;
  const requestedReturns = OPEN_RETURNS[index];
  if (!line || !requestedReturns) return;
  const { status, wish, reason, ...returnReason } = requestedReturns;
  const timestamp = new Date(now.getTime() - (index + 1) * 5 * HOUR);
  const isReceived = status === 'RECEIVED';
  const { goods } = calculateCredit(order, [{ lineId: line.id, quantity: 1 }]);
  const number = toReturnNumber(order.number);
  await tx.return.create({
    data: {
      number,
      orderId: order.id,
      status,
      wish,
      isRequestedByCustomer: true,
      requestedAt: timestamp,
      ...(status !== 'REQUESTED' && { decidedAt: new Date(timestamp.getTime() + HOUR) }),
      ...(isReceived && { receivedAt: new Date(timestamp.getTime() + 2 * HOUR), goods }),
      lines: {
        create: {
          orderLineId: line.id,
          position: 0,
          quantity: 1,
          reason,
          ...returnReason,
          ...(isReceived && { received: 1, condition: 'DAMAGED', isRestocked: false, credited: goods }),
        },
      },
    },
  });
  if (!isReceived) return;
  await tx.orderLine.update({ where: { id: line.id }, data: { returned: 1 } });
  await tx.payment.create({
    data: {
      orderId: order.id,
      kind: 'CREDIT',
      method: order.paymentMethod,
      amount: goods,
      note: `Return ${number}`,
      createdAt: timestamp,
      settledAt: timestamp,
    },
  });
  const paymentStatus = derivePaymentStatus({ ...order, credited: goods });
  await tx.order.update({ where: { id: order.id }, data: { credited: goods, paymentStatus } });
}

function toReturnNumber(orderNumber: string): string {
  return orderNumber.replace(/^JW-/, 'RT-');
}
