import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { returnRequestSchema } from '#domain/orders/returns/returnSchemas.ts';
import { isReturnOpen } from '#domain/orders/returns/returnWindow.ts';
import { readOrderTerms } from '#domain/orders/toOrderTerms.ts';
import { viewerHasPermission } from '#graph/access/viewerHasPermission.ts';
import type { GraphContext } from '#graph/context.ts';
import { canOpenOrder } from '#graph/modules/orders/canOpenOrder.ts';
import { lockOrder, matchIdOrNumber } from '#graph/modules/orders/change/lockOrder.ts';
import { readSettings } from '#graph/modules/store/readSettings.ts';
import type { Order, Return } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { RequestReturnInput } from '#graph/schema/schema.generated.ts';
import { assertExchangePreferences } from './assertExchangePreferences.ts';
import { recordReturnEvent } from './changeReturnStatus.ts';
import { getDeliveredAt } from './getDeliveredAt.ts';
import { openReturn } from './openReturn.ts';
import { emailReturnRequest, emailReturnStatus } from './returnMails.ts';
import { attachPhotos } from './returnPhotos.ts';

/** Requests a return of items, by the order's customer or by a guest with the order's token. */
export async function requestReturn(context: GraphContext, input: RequestReturnInput): Promise<Return> {
  const { lines, wish, photos } = parseInput(returnRequestSchema, { ...input, photos: input.photos ?? [] });
  const { id } = await findOwnOrder(context, input);

  return lockOrder(context, { id }, async (work, order) => {
    await assertWithinReturnPeriod(work.db, context, order);
    const returnRow = await openReturn(work.db, context, order, {
      lines,
      wish,
      isRequestedByCustomer: true,
      status: 'REQUESTED',
    });
    assertExchangePreferences(context, returnRow);
    await attachPhotos(work.db, { orderId: order.id, returnId: returnRow.id, ids: photos });
    await recordReturnEvent(work.db, context, { order, returnRow });
    await emailReturnStatus(work.db, context, { order, returnRow }, 'returnRequested');
    await emailReturnRequest(work.db, context, { order, returnRow });
    return returnRow;
  });
}

async function findOwnOrder(context: GraphContext, { id, guestToken }: RequestReturnInput) {
  const order = await context.prisma.order.findFirst({ where: matchIdOrNumber(id) });
  if (!order || !canReturn(context, order, guestToken)) throw new DomainError('ORDER_NOT_FOUND', 'id');
  return order;
}

/** Returns true for the order's customer, and for staff on their behalf. */
export function canReturn(
  context: GraphContext,
  order: Order,
  guestToken: string | null | undefined,
): boolean {
  const { viewer } = context;
  return (
    canOpenOrder(context, order, guestToken) ||
    (viewer !== null && viewerHasPermission(viewer, 'manageReturns'))
  );
}

async function assertWithinReturnPeriod(tx: Transaction, { now }: GraphContext, order: Order): Promise<void> {
  const { returnDays: days } = readOrderTerms(order, await readSettings(tx));
  if (days === 0) throw new DomainError('RETURNS_OFF');
  const deliveredAt = await getDeliveredAt(tx, order);
  if (!deliveredAt) throw new DomainError('RETURN_BEFORE_DELIVERY');
  if (!isReturnOpen(deliveredAt, days, now)) throw new DomainError('RETURN_PERIOD_EXPIRED', { days });
}
