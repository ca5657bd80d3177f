import type { StoreSettings } from '#domain/storeSettings.ts';
import type { GraphContext } from '../context.ts';
import { findOrder } from '../modules/orders/findOrder.ts';
import { readSettings } from '../modules/store/readSettings.ts';
import type { Order, OrderLine } from '../prisma/generated/client.ts';

export interface InvoiceFacts {
  store: StoreSettings;
  order: Order;
  lines: OrderLine[];
}

/** What an invoice says; null where whoever asks may not see the order. */
export async function readInvoice(
  context: GraphContext,
  asked: { id: string; guestToken?: string | undefined },
): Promise<InvoiceFacts | null> {
  const order = await findOrder(context, asked);
  if (!order) return null;
  const { prisma } = context;
  const [store, lines] = await Promise.all([
    readSettings(prisma),
    prisma.orderLine.findMany({ where: { orderId: order.id }, orderBy: { position: 'asc' } }),
  ]);
  return { store, order, lines };
}
