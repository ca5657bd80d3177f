import { AWAITED_RETURN_STATUSES } from '#domain/orders/returns/returnLifecycle.ts';
import type { ReturnReason } from '#domain/orders/returns/returnReasons.ts';
import type { ChangeContext } from '#graph/modules/orders/changeContext.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Work } from '#graph/work/work.ts';
import { changeReturnStatus } from './changeReturnStatus.ts';
import { type LockedReturn, returnInclude } from './lockReturn.ts';
import { listReturnableLines, openReturn } from './openReturn.ts';
import { type Receipt, receiveItems } from './receiveItems.ts';
import { sumCreditedShipping } from './sumCreditedShipping.ts';

type FullReturn = Partial<Omit<Receipt, 'lines'>> & { reason: ReturnReason };

/**
 * Creates a received return for all items of a locked order that have not been returned yet. By default, the items are
 * restocked as new, and shipping is credited. Open returns are cancelled.
 */
export async function returnAllItems(
  work: Work,
  context: ChangeContext,
  order: Order,
  { reason, ...receipt }: FullReturn,
): Promise<LockedReturn> {
  const openReturns = await work.db.return.findMany({
    where: { orderId: order.id, status: { in: AWAITED_RETURN_STATUSES } },
    include: returnInclude,
  });
  for (const returnRow of openReturns)
    await changeReturnStatus(work.db, context, { order, returnRow }, { to: 'CANCELLED' });

  const returnableItems = (await listReturnableLines(work.db, order.id)).filter(
    ({ returnable }) => returnable > 0,
  );
  const returnRow = await openReturn(work.db, context, order, {
    lines: returnableItems.map(({ id, returnable }) => ({ lineId: id, quantity: returnable, reason })),
    wish: 'REFUND',
    isRequestedByCustomer: false,
    status: 'APPROVED',
  });
  const hasUncreditedShipping = order.shipping > (await sumCreditedShipping(work.db, order.id));
  return receiveItems(
    work,
    context,
    { order, returnRow },
    {
      creditShipping: hasUncreditedShipping,
      deduction: 0,
      ...receipt,
      lines: returnRow.lines.map(({ id, quantity }) => ({
        lineId: id,
        received: quantity,
        condition: 'AS_NEW' as const,
        restock: true,
      })),
    },
  );
}
