import type { OrderStatus } from '#domain/orders/orderLifecycle.ts';
import type { GraphContext } from '#graph/context.ts';
import { lockOrder } from '#graph/modules/orders/change/lockOrder.ts';
import { touch } from '#graph/prisma/writes/touch.ts';
import { canPrintOriginals } from './canPrintOriginals.ts';
import { issueInvoice } from './issueInvoice.ts';
import type { InvoiceData } from './readInvoice.ts';

/** Issues the invoices that are due but missing for orders that staff print. Returns true if it issued any. */
export async function issueInvoices(context: GraphContext, orders: readonly InvoiceData[]): Promise<boolean> {
  if (!canPrintOriginals(context)) return false;
  const ordersWithoutInvoice = orders.filter(
    ({ order, invoice }) => isInvoiceDue(order.status) && invoice?.total !== order.finalTotal,
  );
  for (const { order } of ordersWithoutInvoice)
    await lockOrder(context, { id: order.id }, async (work, lockedOrder) => {
      await issueInvoice(work.db, context, lockedOrder);
      await touch(work.db, 'orders', [lockedOrder.id]);
    });
  return ordersWithoutInvoice.length > 0;
}

/** Records that the originals were printed. Later prints are copies. */
export async function markPrinted(context: GraphContext, orders: readonly InvoiceData[]): Promise<void> {
  const ids = orders.flatMap(({ invoice }) => (invoice && !invoice.printedAt ? invoice.id : []));
  if (ids.length === 0 || !canPrintOriginals(context)) return;
  await context.prisma.invoice.updateMany({
    where: { id: { in: ids }, printedAt: null },
    data: { printedAt: context.now },
  });
}

const PACKED_STATUSES: readonly OrderStatus[] = ['PROCESSING', 'SHIPPED', 'DELIVERED'];

/** Returns true if the order is packed, because the invoice is printed at packing and sent with the items. */
function isInvoiceDue(status: OrderStatus): boolean {
  return PACKED_STATUSES.includes(status);
}
