import { DomainError } from '#domain/errors/errors.ts';
import { readReturnNumber } from '#domain/orders/returns/returnNumber.ts';
import type { GraphContext } from '#graph/context.ts';
import { withOrder } from '#graph/modules/orders/held/withOrder.ts';
import { countChange } from '#graph/modules/orders/orderCounters.ts';
import { assertVersion } from '#graph/prisma/assertVersion.ts';
import type { Order, OrderLine, Prisma, Return, ReturnLine } from '#graph/prisma/generated/client.ts';
import type { Work } from '#graph/work/work.ts';

export type HeldReturn = Return & { lines: (ReturnLine & { orderLine: OrderLine })[] };

/** A return with its order, which is held while they change. */
export interface Held {
  order: Order;
  back: HeldReturn;
}

export const withLines = {
  lines: { orderBy: { position: 'asc' }, include: { orderLine: true } },
} as const satisfies Prisma.ReturnInclude;

interface ReturnToChange {
  /** Its id or number. */
  id: string;
  /** As it was read; a return that changed since is refused. */
  version?: number | null | undefined;
  /** Whether whoever asks may change a return of this order; any where it is left out. */
  may?: (order: Order) => boolean;
}

/** Changes a return while its order is held, so that the changes of one order come one after another. */
export async function withReturn(
  context: GraphContext,
  { id: named, version, may = () => true }: ReturnToChange,
  change: (work: Work, held: Held) => Promise<Held>,
): Promise<Return> {
  const found = await context.prisma.return.findFirst({
    where: calledReturn(named),
    select: { id: true, order: true },
  });
  if (!found || !may(found.order)) throw noSuchReturn();
  const { before, after } = await withOrder(context, { id: found.order.id }, async (work, before) => {
    const back = await work.db.return.findUnique({ where: { id: found.id }, include: withLines });
    if (!back) throw noSuchReturn();
    assertVersion(back, version);
    return { before, after: await change(work, { order: before, back }) };
  });
  countChange(before, after.order);
  return after.back;
}

/** A return by its id, or by its number as people type it. */
export function calledReturn(idOrNumber: string): Prisma.ReturnWhereInput {
  return { OR: [{ id: idOrNumber }, { number: readReturnNumber(idOrNumber) }] };
}

function noSuchReturn(): DomainError {
  return new DomainError('RETURN_NOT_FOUND', 'id');
}
