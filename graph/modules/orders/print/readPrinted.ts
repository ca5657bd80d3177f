import { isCalledOff } from '#domain/orders/payment.ts';
import type { GraphContext } from '#graph/context.ts';
import { readSettings } from '#graph/modules/store/readSettings.ts';
import type { InvoiceFacts } from '../invoice/readInvoice.ts';

/** What is printed of orders, in the order in which they were named; one that is no more is left out. */
export async function readPrinted(
  { prisma }: Pick<GraphContext, 'prisma'>,
  orderIds: readonly string[],
): Promise<InvoiceFacts[]> {
  const ids = [...new Set(orderIds)];
  const [store, orders] = await Promise.all([
    readSettings(prisma),
    prisma.order.findMany({
      where: { id: { in: ids } },
      include: {
        lines: { orderBy: { position: 'asc' } },
        payments: {
          where: { kind: 'PAYMENT', voidedAt: null },
          orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        },
        timeline: { where: { status: { in: ['CANCELLED', 'RETURNED'] } }, orderBy: { id: 'asc' } },
      },
    }),
  ]);
  const byId = new Map(orders.map((order) => [order.id, order]));
  return ids.flatMap((id) => {
    const found = byId.get(id);
    if (!found) return [];
    const { lines, payments, timeline, ...order } = found;
    const end = isCalledOff(order.status) && timeline.find(({ status }) => status === order.status);
    return [{ store, order, lines, payments, calledOffAt: end ? end.at : null }];
  });
}
