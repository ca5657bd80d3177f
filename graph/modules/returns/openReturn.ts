import { DomainError } from '#domain/errors/errors.ts';
import { AWAITED_RETURNS, type ReturnStatus } from '#domain/orders/returns/returnLifecycle.ts';
import { returnableQuantity } from '#domain/orders/returns/returnQuantities.ts';
import type { ReturnReason, ReturnWish } from '#domain/orders/returns/returnReasons.ts';
import type { Acting } from '#graph/modules/orders/acting.ts';
import type { Order, OrderLine } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { newReturnNumber } from './returnNumber.ts';
import { type HeldReturn, withLines } from './withReturn.ts';

/** Pieces of a line of the order. */
interface WantedLine {
  lineId: string;
  quantity: number;
  reason: ReturnReason;
  words?: string | undefined;
  wishedSize?: string | undefined;
  wishedWords?: string | undefined;
}

interface NewReturn {
  lines: readonly WantedLine[];
  wish: ReturnWish;
  isAskedFor: boolean;
  status: Extract<ReturnStatus, 'REQUESTED' | 'APPROVED'>;
  instructions?: string | undefined;
}

/** More returns of one order than anybody has a use for: each writes to the store. */
const MOST_RETURNS = 20;

/** Writes a return of a held order. Never more comes back of a line than was bought, less what did, or is to. */
export async function openReturn(
  tx: Transaction,
  { now }: Pick<Acting, 'now'>,
  order: Order,
  { lines, status, ...given }: NewReturn,
): Promise<HeldReturn> {
  if ((await tx.return.count({ where: { orderId: order.id } })) >= MOST_RETURNS)
    throw new DomainError('RETURNS_FULL');
  expectReturnable(await returnableLines(tx, order.id), lines);
  return tx.return.create({
    data: {
      ...given,
      number: newReturnNumber(),
      orderId: order.id,
      status,
      requestedAt: now,
      ...(status === 'APPROVED' && { decidedAt: now }),
      lines: {
        create: lines.map(({ lineId, ...line }, position) => ({ ...line, orderLineId: lineId, position })),
      },
    },
    include: withLines,
  });
}

export type ReturnableLine = OrderLine & { returnable: number };

/** The lines of an order, with how many of each can still be returned. */
export async function returnableLines(tx: Transaction, orderId: string): Promise<ReturnableLine[]> {
  const lines = await tx.orderLine.findMany({ where: { orderId }, orderBy: { position: 'asc' } });
  const awaited = await tx.returnLine.groupBy({
    by: ['orderLineId'],
    where: { return: { orderId, status: { in: AWAITED_RETURNS } } },
    _sum: { quantity: true },
  });
  const sums = new Map(awaited.map(({ orderLineId, _sum }) => [orderLineId, _sum.quantity ?? 0]));
  return lines.map((line) => ({ ...line, returnable: returnableQuantity(line, sums.get(line.id) ?? 0) }));
}

function expectReturnable(of: readonly ReturnableLine[], wanted: readonly WantedLine[]): void {
  for (const [index, { lineId, quantity }] of wanted.entries()) {
    const line = of.find(({ id }) => id === lineId);
    if (!line) throw new DomainError('RETURN_LINE_NOT_FOUND', `lines.${index}.lineId`);
    if (wanted.findIndex((other) => other.lineId === lineId) !== index)
      throw new DomainError('RETURN_LINE_TWICE', `lines.${index}.lineId`);
    const field = `lines.${index}.quantity`;
    if (line.returnable === 0) throw new DomainError('RETURN_NOTHING_LEFT', field);
    if (quantity > line.returnable)
      throw new DomainError('RETURN_QUANTITY', { most: line.returnable }, field);
  }
}
