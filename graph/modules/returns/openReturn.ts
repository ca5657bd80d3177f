import { DomainError } from '#domain/errors/errors.ts';
import { AWAITED_RETURN_STATUSES, type ReturnStatus } from '#domain/orders/returns/returnLifecycle.ts';
import { calculateReturnableQuantity } from '#domain/orders/returns/returnQuantities.ts';
import type { ReturnOutcome, ReturnReason } from '#domain/orders/returns/returnReasons.ts';
import type { ChangeContext } from '#graph/modules/orders/changeContext.ts';
import type { Order, OrderLine } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { type ReturnWithLines, returnInclude } from './lockReturn.ts';
import { generateReturnNumber } from './returnNumber.ts';

/** Items of an order line to return. */
interface RequestedReturnLine {
  lineId: string;
  quantity: number;
  reason: ReturnReason;
  words?: string | undefined;
  exchangeSize?: string | undefined;
  exchangePreference?: string | undefined;
}

interface NewReturn {
  lines: readonly RequestedReturnLine[];
  wish: ReturnOutcome;
  isRequestedByCustomer: boolean;
  status: Extract<ReturnStatus, 'REQUESTED' | 'APPROVED'>;
  instructions?: string | undefined;
}

/** Maximum number of returns per order, since each request emails the store. */
const MAX_RETURNS = 20;

/**
 * Creates a return of a locked order. Throws if a quantity exceeds the number of items of its line that can still be
 * returned.
 */
export async function openReturn(
  tx: Transaction,
  { now }: Pick<ChangeContext, 'now'>,
  order: Order,
  { lines, status, ...given }: NewReturn,
): Promise<ReturnWithLines> {
  if ((await tx.return.count({ where: { orderId: order.id } })) >= MAX_RETURNS)
    throw new DomainError('TOO_MANY_RETURNS');
  assertReturnable(await listReturnableLines(tx, order.id), lines);
  return tx.return.create({
    data: {
      ...given,
      number: generateReturnNumber(),
      orderId: order.id,
      status,
      requestedAt: now,
      ...(status === 'APPROVED' && { decidedAt: now }),
      lines: {
        create: lines.map(({ lineId, ...line }, position) => ({ ...line, orderLineId: lineId, position })),
      },
    },
    include: returnInclude,
  });
}

export type ReturnableLine = OrderLine & { returnable: number };

/** Returns the lines of an order, with the number of items of each that can still be returned. */
export async function listReturnableLines(tx: Transaction, orderId: string): Promise<ReturnableLine[]> {
  const lines = await tx.orderLine.findMany({ where: { orderId }, orderBy: { position: 'asc' } });
  const quantitySums = await tx.returnLine.groupBy({
    by: ['orderLineId'],
    where: { return: { orderId, status: { in: AWAITED_RETURN_STATUSES } } },
    _sum: { quantity: true },
  });
  const quantitiesByLine = new Map(
    quantitySums.map(({ orderLineId, _sum }) => [orderLineId, _sum.quantity ?? 0]),
  );
  return lines.map((line) => ({
    ...line,
    returnable: calculateReturnableQuantity(line, quantitiesByLine.get(line.id) ?? 0),
  }));
}

function assertReturnable(
  returnableLines: readonly ReturnableLine[],
  requestedLines: readonly RequestedReturnLine[],
): void {
  for (const [index, { lineId, quantity }] of requestedLines.entries()) {
    const line = returnableLines.find(({ id }) => id === lineId);
    if (!line) throw new DomainError('RETURN_LINE_NOT_FOUND', `lines.${index}.lineId`);
    if (requestedLines.findIndex((candidate) => candidate.lineId === lineId) !== index)
      throw new DomainError('DUPLICATE_RETURN_LINE', `lines.${index}.lineId`);
    const field = `lines.${index}.quantity`;
    if (line.returnable === 0) throw new DomainError('RETURN_NOTHING_RETURNABLE', field);
    if (quantity > line.returnable)
      throw new DomainError('RETURN_QUANTITY_TOO_HIGH', { most: line.returnable }, field);
  }
}
