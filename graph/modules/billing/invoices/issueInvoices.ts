import type { OrderStatus } from '#domain/orders/orderLifecycle.ts';
import type { GraphContext } from '#graph/context.ts';
import { withOrder } from '#graph/modules/orders/held/withOrder.ts';
import { touch } from '#graph/prisma/writes/touch.ts';
import { issueInvoice } from './issueInvoice.ts';
import { prints } from './prints.ts';
import type { InvoiceFacts } from './readInvoice.ts';

/** Gives those that staff print an invoice of what they have none of, where it is due. */
export async function issueInvoices(
  context: GraphContext,
  orders: readonly InvoiceFacts[],
): Promise<boolean> {
  if (!prints(context)) return false;
  const without = orders.filter(
    ({ order, invoice }) => isInvoiceDue(order.status) && invoice?.total !== order.finalTotal,
  );
  for (const { order } of without)
    await withOrder(context, { id: order.id }, async (work, held) => {
      await issueInvoice(work.db, context, held);
      await touch(work.db, 'orders', [held.id]);
    });
  return without.length > 0;
}

/** Remembers that they are on paper: the next prints are copies. */
export async function markPrinted(context: GraphContext, orders: readonly InvoiceFacts[]): Promise<void> {
  const ids = orders.flatMap(({ invoice }) => (invoice && !invoice.printedAt ? invoice.id : []));
  if (ids.length === 0 || !prints(context)) return;
  await context.prisma.invoice.updateMany({
    where: { id: { in: ids }, printedAt: null },
    data: { printedAt: context.now },
  });
}

const PACKED: readonly OrderStatus[] = ['PROCESSING', 'SHIPPED', 'DELIVERED'];

/** Returns true if the order can be invoiced. The invoice goes with the pieces and is printed when they are packed. */
function isInvoiceDue(status: OrderStatus): boolean {
  return PACKED.includes(status);
}
