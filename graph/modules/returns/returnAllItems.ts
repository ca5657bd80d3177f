import { AWAITED_RETURNS } from '#domain/orders/returns/returnLifecycle.ts';
import type { ReturnReason } from '#domain/orders/returns/returnReasons.ts';
import type { Acting } from '#graph/modules/orders/acting.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Work } from '#graph/work/work.ts';
import { bringBack, type Receipt } from './bringBack.ts';
import { moveReturn } from './moveReturn.ts';
import { openReturn, returnableLines } from './openReturn.ts';
import { shippingCredited } from './shippingCredited.ts';
import { type Held, withLines } from './withReturn.ts';

type Comeback = Partial<Omit<Receipt, 'lines'>> & { reason: ReturnReason };

/**
 * Enters that all of a held order that is still with its buyer, or on its way, is here again: a return of it, back in
 * stock as new and credited with its shipping unless said otherwise. Returns that were to come are called off.
 */
export async function comeBack(
  work: Work,
  context: Acting,
  order: Order,
  { reason, ...receipt }: Comeback,
): Promise<Held> {
  const awaited = await work.db.return.findMany({
    where: { orderId: order.id, status: { in: AWAITED_RETURNS } },
    include: withLines,
  });
  for (const back of awaited) await moveReturn(work.db, context, { order, back }, { to: 'CANCELLED' });

  const left = (await returnableLines(work.db, order.id)).filter(({ returnable }) => returnable > 0);
  const back = await openReturn(work.db, context, order, {
    lines: left.map(({ id, returnable }) => ({ lineId: id, quantity: returnable, reason })),
    wish: 'REFUND',
    isAskedFor: false,
    status: 'APPROVED',
  });
  const isShippingLeft = order.shipping > (await shippingCredited(work.db, order.id));
  return bringBack(
    work,
    context,
    { order, back },
    {
      creditShipping: isShippingLeft,
      deduction: 0,
      ...receipt,
      lines: back.lines.map(({ id, quantity }) => ({
        lineId: id,
        received: quantity,
        condition: 'AS_NEW' as const,
        restock: true,
      })),
    },
  );
}
