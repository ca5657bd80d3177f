import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { termsOf } from '#domain/orders/orderTerms.ts';
import { returnRequestSchema } from '#domain/orders/returns/returnSchemas.ts';
import { isReturnOpen } from '#domain/orders/returns/returnWindow.ts';
import { viewerMay } from '#graph/access/viewerMay.ts';
import type { GraphContext } from '#graph/context.ts';
import { called, withOrder } from '#graph/modules/orders/held/withOrder.ts';
import { holdsOrder } from '#graph/modules/orders/holdsOrder.ts';
import { readSettings } from '#graph/modules/store/readSettings.ts';
import type { Order, Return } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { RequestReturnInput } from '#graph/schema/schema.generated.ts';
import { deliveredAt } from './deliveredAt.ts';
import { expectWishes } from './expectWishes.ts';
import { noteReturn } from './moveReturn.ts';
import { openReturn } from './openReturn.ts';
import { takePhotos } from './returnPhotos.ts';
import { tellBuyer, tellStore } from './tellOfReturn.ts';

/** Asks to return pieces of an order: whose it is, or a guest with its secret. */
export async function requestReturn(context: GraphContext, input: RequestReturnInput): Promise<Return> {
  const { lines, wish, photos } = parseInput(returnRequestSchema, { ...input, photos: input.photos ?? [] });
  const { id } = await findHeldOrder(context, input);

  return withOrder(context, { id }, async (work, order) => {
    await expectOpen(work.db, context, order);
    const back = await openReturn(work.db, context, order, {
      lines,
      wish,
      isAskedFor: true,
      status: 'REQUESTED',
    });
    expectWishes(context, back);
    await takePhotos(work.db, { orderId: order.id, returnId: back.id, ids: photos });
    await noteReturn(work.db, context, { order, back });
    await tellBuyer(work.db, context, { order, back }, 'returnRequested');
    await tellStore(work.db, context, { order, back });
    return back;
  });
}

async function findHeldOrder(context: GraphContext, { id, guestToken }: RequestReturnInput) {
  const order = await context.prisma.order.findFirst({ where: called(id) });
  if (!order || !mayReturn(context, order, guestToken)) throw new DomainError('ORDER_NOT_FOUND', 'id');
  return order;
}

/** Whose order it is, and staff in their name. */
export function mayReturn(
  context: GraphContext,
  order: Order,
  guestToken: string | null | undefined,
): boolean {
  const { viewer } = context;
  return holdsOrder(context, order, guestToken) || (viewer !== null && viewerMay(viewer, 'manageReturns'));
}

async function expectOpen(tx: Transaction, { now }: GraphContext, order: Order): Promise<void> {
  const { returnDays: days } = termsOf(order, await readSettings(tx));
  if (days === 0) throw new DomainError('RETURNS_OFF');
  const arrived = await deliveredAt(tx, order);
  if (!arrived) throw new DomainError('RETURN_BEFORE_DELIVERY');
  if (!isReturnOpen(arrived, days, now)) throw new DomainError('RETURN_DAYS_OVER', { days });
}
