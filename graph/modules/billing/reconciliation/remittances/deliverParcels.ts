import { DomainError } from '#domain/errors/errors.ts';
import { requirePermission } from '#graph/access/requirePermission.ts';
import type { GraphContext } from '#graph/context.ts';
import { lockOrder } from '#graph/modules/orders/change/lockOrder.ts';
import { changeStatus } from '#graph/modules/orders/lifecycle/changeStatus.ts';
import { isFromOtherCarrier, type PlannedLine } from './planLines.ts';

/**
 * Marks the shipped orders of parcels as delivered, each in a separate transaction. An order that cannot be delivered,
 * such as an unpaid bank transfer, stays unchanged and its line reports this. A parcel of another carrier also stays
 * unchanged unless staff confirm it.
 */
export async function deliverParcels(
  context: GraphContext,
  { carrier, allowOtherCarrier }: { carrier: string; allowOtherCarrier?: boolean | null | undefined },
  lines: readonly PlannedLine[],
): Promise<void> {
  requirePermission(context, 'manageOrders');
  const shouldDeliver = ({ order }: PlannedLine) =>
    order?.status === 'SHIPPED' && (allowOtherCarrier || !isFromOtherCarrier(order, carrier));
  const shippedOrderIds = lines.filter(shouldDeliver).flatMap(({ order }) => order?.id ?? []);
  for (const id of shippedOrderIds) {
    try {
      await lockOrder(context, { id }, async (work, lockedOrder) =>
        lockedOrder.status === 'SHIPPED'
          ? changeStatus(work, context, lockedOrder, { to: 'DELIVERED' })
          : lockedOrder,
      );
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }
}
