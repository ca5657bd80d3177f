import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { askBeforeMove } from '../lifecycle/askBeforeChange.ts';
import { carriedBy } from '../held/carriedBy.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { UpdateOrderStatusInput } from '#graph/schema/schema.generated.ts';
import { mailBuyer } from '../held/mailBuyer.ts';
import type { Move } from '../lifecycle/moveOrder.ts';
import { withOrder } from '../held/withOrder.ts';
import { changeStatus } from '../lifecycle/changeStatus.ts';
import { readStatusChange } from './readStatusChange.ts';

/** Moves anyone's order on. Of a shipped one, carrier and tracking number can be corrected by saying SHIPPED again. */
export async function updateOrderStatus(
  context: GraphContext,
  { id, version, ...input }: UpdateOrderStatusInput,
): Promise<Order> {
  const move = readStatusChange(input);
  await askBeforeMove(context, [id], move.to);
  return withOrder(context, { id, version }, (tx, order) =>
    isCorrection(order, move)
      ? correctParcel(tx, context, order, move)
      : changeStatus(tx, context, order, move),
  );
}

function isCorrection({ status }: Order, { to, carrier, trackingNumber }: Move): boolean {
  return status === 'SHIPPED' && to === 'SHIPPED' && Boolean(carrier ?? trackingNumber);
}

/** Who carries a parcel and its number, entered anew; its buyer is written to where that is wanted. */
export async function correctParcel(
  tx: Transaction,
  context: GraphContext,
  { id, version, ...before }: Order,
  { note, tellBuyer = false, ...given }: Move,
): Promise<Order> {
  const { viewer, now } = context;
  const parcel = given.carrier
    ? await carriedBy(tx, given.carrier)
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
  if (tellBuyer) await mailBuyer(tx, context, corrected, { template: 'orderStatus', note: note ?? null });
  await recordAudit(tx, context, {
    action: 'order.parcel',
    entity: 'Order',
    entityId: id,
    before: { carrier: before.carrier, trackingNumber: before.trackingNumber },
    after: { carrier, trackingNumber },
  });
  return corrected;
}
