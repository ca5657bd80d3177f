import { DomainError } from '#domain/errors/errors.ts';
import { deliveryEstimate } from '#domain/orders/delivery.ts';
import { canEditDetails } from '#domain/orders/orderLifecycle.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import { viewerHasPermission } from '#graph/access/viewerHasPermission.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { lockOrder } from '#graph/modules/orders/change/lockOrder.ts';
import { markFiguresStale } from '#graph/modules/orders/markFiguresStale.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { UpdateOrderInput } from '#graph/schema/schema.generated.ts';
import { notifyEarlierContact, requireContactUnchanged } from './contactChange.ts';
import { type OrderDetails, readOrderChange } from './readOrderChange.ts';

/**
 * Updates contact, address or notes of an order the store has not confirmed: the customer's own, or any for staff.
 */
export async function updateOrder(context: GraphContext, input: UpdateOrderInput): Promise<Order> {
  const { id, version } = input;
  const userId = managesOrders(context) ? undefined : requireViewer(context).id;

  return lockOrder(context, { id, userId, version }, async (work, order) => {
    if (!canEditDetails(order.status))
      throw new DomainError('ORDER_DETAILS_NOT_EDITABLE', { status: order.status }, 'id');
    const details = readOrderChange(order, input);
    requireContactUnchanged(context, order, details);
    const changed = changedFields(order, details);
    return changed.length === 0 ? order : write(work.db, context, order, { details, changed });
  });
}

interface DetailsChange {
  details: OrderDetails;
  changed: (keyof OrderDetails)[];
}

async function write(
  tx: Transaction,
  context: GraphContext,
  order: Order,
  { details, changed }: DetailsChange,
) {
  const { id, version, placedAt, status } = order;
  const movesDistrict = changed.includes('district');
  const estimate = movesDistrict && deliveryEstimate(details.district, placedAt);

  const updated = await tx.order.update({
    where: { id, version },
    data: {
      ...details,
      ...(estimate && { estimatedFrom: estimate.from, estimatedTo: estimate.to }),
      version: { increment: 1 },
    },
  });
  await tx.orderEvent.create({
    data: { orderId: id, status, note: toNote(changed), actorId: context.viewer?.id, at: context.now },
  });
  await notifyEarlierContact(tx, context, order, updated);
  if (movesDistrict) await markFiguresStale(tx, placedAt);
  // Records only the field names, because audit entries outlive the customer's account.
  if (order.userId !== context.viewer?.id || context.apiKey)
    await recordAudit(tx, context, {
      action: 'order.update',
      entity: 'Order',
      entityId: id,
      after: { changed },
    });
  return updated;
}

function managesOrders({ viewer, apiKey }: GraphContext): boolean {
  return viewer ? viewerHasPermission(viewer, 'editOrders') : apiKey !== null;
}

function changedFields(order: Order, details: OrderDetails) {
  return (Object.keys(details) as (keyof OrderDetails)[]).filter((field) => details[field] !== order[field]);
}

function toNote(changed: readonly (keyof OrderDetails)[]): string {
  const parts = [
    changed.some((field) => field.startsWith('contact')) && 'contact',
    changed.some((field) => !field.startsWith('contact') && field !== 'notes') && 'delivery address',
    changed.includes('notes') && 'notes',
  ].filter((part) => part !== false);
  return `Changed: ${parts.join(', ')}.`;
}
