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
  { id, version, ...before }: Order,
  { note, notifyCustomer = false, ...given }: OrderStatusChange,
): Promise<Order> {
  const { viewer, now } = context;
  const parcel = given.carrier
    ? await resolveCarrier(tx, given.carrier)
    : { carrier: before.carrier, carrierId: before.carrierId };
  const { carrier } = parcel;
  const trackingNumber = given.trackingNumber ?? before.trackingNumber;
  const corrected = await tx.order.update({
    where: { id, version },
    data: { ...parcel, trackingNumber, version: { increment: 1 } },
  });
  await tx.orderEvent.create({
    data: { orderId: id, status: 'SHIPPED', note, actorId: viewer?.id, at: now },
  });
  if (notifyCustomer)
    await emailCustomer(tx, context, corrected, { template: 'orderStatus', note: note ?? null });
  await recordAudit(tx, context, {
    action: 'order.parcel',
    entity: 'Order',
    entityId: id,
    before: { carrier: before.carrier, trackingNumber: before.trackingNumber },
    after: { carrier, trackingNumber },
  });
  return corrected;
}
