import { DomainError } from '#domain/errors/errors.ts';
import { readReturnNumber } from '#domain/orders/returns/returnNumber.ts';
import type { GraphContext } from '#graph/context.ts';
import { lockOrder } from '#graph/modules/orders/change/lockOrder.ts';
import { countChange } from '#graph/modules/orders/orderCounters.ts';
import { assertVersion } from '#graph/prisma/assertVersion.ts';
import type { Order, OrderLine, Prisma, Return, ReturnLine } from '#graph/prisma/generated/client.ts';
import type { Work } from '#graph/work/work.ts';

export type ReturnWithLines = Return & { lines: (ReturnLine & { orderLine: OrderLine })[] };

/** A return and its order, both locked during a change. */
export interface LockedReturn {
  order: Order;
  returnRow: ReturnWithLines;
}

export const returnInclude = {
  lines: { orderBy: { position: 'asc' }, include: { orderLine: true } },
} as const satisfies Prisma.ReturnInclude;

interface ReturnSelector {
  /** Return id or number. */
  id: string;
  /** Expected version. The change is refused if the return has a newer version. */
  version?: number | null | undefined;
  /** Returns true if the caller can change returns of this order. By default, every order is allowed. */
  isAllowed?: (order: Order) => boolean;
}

/** Changes a return while its order is locked, so that changes to the same order run one after another. */
export async function lockReturn(
  context: GraphContext,
  { id: idOrNumber, version, isAllowed = () => true }: ReturnSelector,
  change: (work: Work, lockedReturn: LockedReturn) => Promise<LockedReturn>,
): Promise<Return> {
  const match = await context.prisma.return.findFirst({
    where: matchReturnIdOrNumber(idOrNumber),
    select: { id: true, order: true },
  });
  if (!match || !isAllowed(match.order)) throw createReturnNotFoundError();
  const { before, after } = await lockOrder(context, { id: match.order.id }, async (work, before) => {
    const returnRow = await work.db.return.findUnique({ where: { id: match.id }, include: returnInclude });
    if (!returnRow) throw createReturnNotFoundError();
    assertVersion(returnRow, version);
    return { before, after: await change(work, { order: before, returnRow }) };
  });
  countChange(before, after.order);
  return after.returnRow;
}

/** Returns the condition for a return by its id, or by its number in any format that people type. */
export function matchReturnIdOrNumber(idOrNumber: string): Prisma.ReturnWhereInput {
  return { OR: [{ id: idOrNumber }, { number: readReturnNumber(idOrNumber) }] };
}

function createReturnNotFoundError(): DomainError {
  return new DomainError('RETURN_NOT_FOUND', 'id');
}
