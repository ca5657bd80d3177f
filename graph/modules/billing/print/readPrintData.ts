import { isCancelledOrReturned } from '#domain/orders/payment.ts';
import type { GraphContext } from '#graph/context.ts';
import { readSettings } from '#graph/modules/store/readSettings.ts';
import type { InvoiceData } from '../invoices/readInvoice.ts';

/**
 * Contents of an order's printed documents. `hasOpenProposal` is true while a proposal awaits the customer's answer.
 */
export type PrintData = InvoiceData & { hasOpenProposal: boolean };

/** Loads the contents to print, in the given order of ids. Deleted orders are omitted. */
export async function readPrintData(
  { prisma, now }: Pick<GraphContext, 'prisma' | 'now'>,
  orderIds: readonly string[],
): Promise<PrintData[]> {
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
        proposals: { where: { status: 'OPEN', expiresAt: { gt: now } }, select: { id: true } },
        invoices: {
          where: { replacedAt: null },
          include: { creditNotes: { orderBy: { id: 'asc' } } },
          orderBy: [{ issuedAt: 'desc' }, { id: 'desc' }],
          take: 1,
        },
        timeline: { where: { status: { in: ['CANCELLED', 'RETURNED'] } }, orderBy: { id: 'asc' } },
      },
    }),
  ]);
  const orderById = new Map(orders.map((order) => [order.id, order]));
  return ids.flatMap((id) => {
    const storedOrder = orderById.get(id);
    if (!storedOrder) return [];
    const { lines, payments, timeline, invoices, proposals, ...order } = storedOrder;
    const [invoice = null] = invoices;
    const creditNotes = invoice?.creditNotes ?? [];
    const closingEvent =
      isCancelledOrReturned(order.status) && timeline.find(({ status }) => status === order.status);
    return [
      {
        store,
        order,
        lines,
        payments,
        invoice,
        creditNotes,
        isCopy: Boolean(invoice?.printedAt),
        closedAt: closingEvent ? closingEvent.at : null,
        hasOpenProposal: proposals.length > 0,
      },
    ];
  });
}
