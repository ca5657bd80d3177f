import { DomainError } from '#domain/errors/errors.ts';
import { readOrderNumber } from '#domain/orders/orderNumber.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Order, Prisma } from '#graph/prisma/generated/client.ts';
import { orderChanged } from '#graph/work/storeEvents.ts';
import type { Work } from '#graph/work/work.ts';
import { ReferenceTaken, referenceProblem } from '../ledger/paymentReferences.ts';
import { countChange } from '../orderCounters.ts';

/** Which order is meant, and whose it has to be. */
export interface OrderToChange {
  /** Its id or number. */
  id: string;
  /** The account that it has to belong to; any order where none is named. */
  userId?: string;
  /** As it was read; an order that changed since is refused. */
  version?: number | null;
}

/**
 * Changes one order while it is held, so that changes at the same moment come one after another. NOT_FOUND when there
 * is none that may be changed, CONFLICT when it is not as it was read.
 */
export async function withOrder<Result>(
  {
    prisma,
    work: doWork,
    place,
  }: Pick<GraphContext, 'prisma' | 'work'> & Partial<Pick<GraphContext, 'place'>>,
  { id: named, userId, version }: OrderToChange,
  change: (work: Work, order: Order) => Promise<Result>,
): Promise<Result> {
  const owned = userId === undefined ? {} : { userId };
  const found = await prisma.order.findFirst({ where: { ...called(named), ...owned }, select: { id: true } });
  if (!found) throw noSuchOrder();

  const rows = [`order ${found.id}`];
  const task = async (work: Work) => {
    // The lock comes first, so that the following reads see the change before this one.
    await work.db.$queryRaw`SELECT id FROM orders WHERE id = ${found.id} FOR UPDATE`;
    const order = await work.db.order.findUnique({ where: { id: found.id, ...owned } });
    if (!order) throw noSuchOrder();
    if (version != null && version !== order.version) throw changedByOthers();
    work.publish(orderChanged(order));
    const result = await change(work, order);
    if (isOrder(result)) work.afterCommit(() => countChange(order, result));
    return result;
  };
  return doWork(task, { rows, place }).catch(async (error) => {
    throw error instanceof ReferenceTaken ? await referenceProblem(prisma, error) : error;
  });
}

function isOrder(result: unknown): result is Order {
  return typeof result === 'object' && result !== null && 'paymentStatus' in result && 'status' in result;
}

/** An order by its id, or by its number as people type it. */
export function called(idOrNumber: string): Prisma.OrderWhereInput {
  return { OR: [{ id: idOrNumber }, { number: readOrderNumber(idOrNumber) }] };
}

function noSuchOrder(): DomainError {
  return new DomainError('ORDER_NOT_FOUND', 'id');
}

function changedByOthers(): DomainError {
  return new DomainError('CHANGED_MEANWHILE', 'version');
}
