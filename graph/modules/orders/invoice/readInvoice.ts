import { isCalledOff } from '#domain/orders/payment.ts';
import type { StoreSettings } from '#domain/store/storeSettings.ts';
import type { GraphContext } from '#graph/context.ts';
import { readSettings } from '#graph/modules/store/readSettings.ts';
import type { Order, OrderLine } from '#graph/prisma/generated/client.ts';
import { findOrder } from '../shop/findOrder.ts';

export interface InvoiceFacts {
  store: StoreSettings;
  order: Order;
  lines: OrderLine[];
  /** When it was cancelled or came back; null while it stands. */
  calledOffAt: Date | null;
}

/** What an invoice says; null where whoever asks may not see the order. */
export async function readInvoice(
  context: GraphContext,
  asked: { id: string; guestToken?: string | undefined },
): Promise<InvoiceFacts | null> {
  const order = await findOrder(context, asked);
  if (!order) return null;
  const { prisma } = context;
  const { id: orderId, status } = order;
  const [store, lines, end] = await Promise.all([
    readSettings(prisma),
    prisma.orderLine.findMany({ where: { orderId }, orderBy: { position: 'asc' } }),
    isCalledOff(status)
      ? prisma.orderEvent.findFirst({ where: { orderId, status }, orderBy: { id: 'asc' } })
      : null,
  ]);
  return { store, order, lines, calledOffAt: end?.at ?? null };
}
