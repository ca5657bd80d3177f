import { DomainError } from '#domain/errors/errors.ts';
import { readOrderNumber } from '#domain/orders/orderNumber.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Order, Prisma } from '#graph/prisma/generated/client.ts';
import { orderChanged } from '#graph/work/storeEvents.ts';
import type { Work } from '#graph/work/work.ts';
import { createReferenceProblem, ReferenceTakenError } from '../ledger/paymentReferences.ts';
import { countChange } from '../orderCounters.ts';

/** Identifies an order to change. */
export interface OrderToChange {
  /** Order id or number. */
  id: string;
  /** Account the order must belong to; any account if omitted. */
  userId?: string;
  /** Version the change is based on. The change is refused if the order has a newer version. */
  version?: number | null;
}

/**
 * Changes one order while its row is locked, so that simultaneous changes run one after another. Throws NOT_FOUND if
 * the order does not exist or belongs to another account, and CONFLICT if its version has changed.
 */
export async function lockOrder<Result>(
  { prisma, work: doWork, slot }: Pick<GraphContext, 'prisma' | 'work'> & Partial<Pick<GraphContext, 'slot'>>,
  { id: idOrNumber, userId, version }: OrderToChange,
  change: (work: Work, order: Order) => Promise<Result>,
): Promise<Result> {
  const ownerCondition = userId === undefined ? {} : { userId };
  const existingOrder = await prisma.order.findFirst({
    where: { ...matchIdOrNumber(idOrNumber), ...ownerCondition },
    select: { id: true },
  });
  if (!existingOrder) throw createNotFoundError();

  const rows = [`order ${existingOrder.id}`];
  const runChange = async (work: Work) => {
    // The lock comes first, so that the following reads see the previous change.
    await work.db.$queryRaw`SELECT id FROM orders WHERE id = ${existingOrder.id} FOR UPDATE`;
    const order = await work.db.order.findUnique({ where: { id: existingOrder.id, ...ownerCondition } });
    if (!order) throw createNotFoundError();
    if (version != null && version !== order.version) throw createConflictError();
    work.publish(orderChanged(order));
    const result = await change(work, order);
    if (isOrder(result)) work.afterCommit(() => countChange(order, result));
    return result;
  };
  return doWork(runChange, { rows, slot }).catch(async (error) => {
    throw error instanceof ReferenceTakenError ? await createReferenceProblem(prisma, error) : error;
  });
}

function isOrder(result: unknown): result is Order {
  return typeof result === 'object' && result !== null && 'paymentStatus' in result && 'status' in result;
}

/** Returns the condition for an order by id, or by its number in any format that people type. */
export function matchIdOrNumber(idOrNumber: string): Prisma.OrderWhereInput {
  return { OR: [{ id: idOrNumber }, { number: readOrderNumber(idOrNumber) }] };
}

function createNotFoundError(): DomainError {
  return new DomainError('ORDER_NOT_FOUND', 'id');
}

function createConflictError(): DomainError {
  return new DomainError('VERSION_CONFLICT', 'version');
}
