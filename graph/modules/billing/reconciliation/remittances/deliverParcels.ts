import { DomainError } from '#domain/errors/errors.ts';
import { requireMay } from '#graph/access/requireMay.ts';
import type { GraphContext } from '#graph/context.ts';
import { withOrder } from '#graph/modules/orders/held/withOrder.ts';
import { changeStatus } from '#graph/modules/orders/lifecycle/changeStatus.ts';
import { isOtherCarriers, type PlannedLine } from './planLines.ts';

/**
 * Marks the shipped orders of parcels as delivered, each in a transaction of its own. An order that cannot be delivered, such
 * as an unpaid bank transfer, stays as it is, and its line says so. So does a parcel of another carrier unless that is confirmed.
 */
export async function deliverParcels(
  context: GraphContext,
  { carrier, allowOtherCarrier }: { carrier: string; allowOtherCarrier?: boolean | null | undefined },
  lines: readonly PlannedLine[],
): Promise<void> {
  requireMay(context, 'manageOrders');
  const isToDeliver = ({ order }: PlannedLine) =>
    order?.status === 'SHIPPED' && (allowOtherCarrier || !isOtherCarriers(order, carrier));
  const shipped = lines.filter(isToDeliver).flatMap(({ order }) => order?.id ?? []);
  for (const id of shipped) {
    try {
      await withOrder(context, { id }, async (work, held) =>
        held.status === 'SHIPPED' ? changeStatus(work, context, held, { to: 'DELIVERED' }) : held,
      );
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }
}
