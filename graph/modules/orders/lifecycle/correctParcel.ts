import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { emailCustomer } from '../change/emailCustomer.ts';
import { resolveCarrier } from '../change/resolveCarrier.ts';
import type { OrderStatusChange } from './changeOrderStatus.ts';

/** Corrects a parcel's carrier and tracking number, and emails the customer if requested. */
export async function correctParcel(
  tx: Transaction,
  context: GraphContext,
  { id, version, ...order }: Order,
  { note, notifyCustomer = false, ...correction }: OrderStatusChange,
): Promise<Order> {
  const { viewer, now } = context;
  const parcel = correction.carrier
    ? await resolveCarrier(tx, correction.carrier)
    : { carrier: order.carrier, carrierId: order.carrierId };
  const { carrier } = parcel;
  const trackingNumber = correction.trackingNumber ?? order.trackingNumber;
  const updatedOrder = await tx.order.update({
    where: { id, version },
    data: { ...parcel, trackingNumber, version: { increment: 1 } },
  });
  await tx.orderEvent.create({
    data: { orderId: id, status: 'SHIPPED', note, actorId: viewer?.id, at: now },
  });
  if (notifyCustomer)
    await emailCustomer(tx, context, updatedOrder, { template: 'orderStatus', note: note ?? null });
  await recordAudit(tx, context, {
    action: 'order.parcel',
    entity: 'Order',
    entityId: id,
    before: { carrier: order.carrier, trackingNumber: order.trackingNumber },
    after: { carrier, trackingNumber },
  });
  return updatedOrder;
}
