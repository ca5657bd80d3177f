import { DomainError } from '#domain/errors/errors.ts';
import { calculateDeliveryEstimate } from '#domain/orders/delivery.ts';
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
import { notifyEarlierContact, requireUnchangedContact } from './contactChange.ts';
import { type OrderDetails, readOrderChange } from './readOrderChange.ts';

/**
 * Updates contact, address or notes of an order that the store has not confirmed. Customers can update their own
 * orders, staff any order.
 */
export async function updateOrder(context: GraphContext, input: UpdateOrderInput): Promise<Order> {
  const { id, version } = input;
  const userId = canManageOrders(context) ? undefined : requireViewer(context).id;

  return lockOrder(context, { id, userId, version }, async (work, order) => {
    if (!canEditDetails(order.status))
      throw new DomainError('ORDER_DETAILS_NOT_EDITABLE', { status: order.status }, 'id');
    const details = readOrderChange(order, input);
    requireUnchangedContact(context, order, details);
    const changedFieldNames = getChangedFields(order, details);
    return changedFieldNames.length === 0
      ? order
      : writeChanges(work.db, context, order, { details, changed: changedFieldNames });
  });
}

interface DetailsChange {
  details: OrderDetails;
  changed: (keyof OrderDetails)[];
}

async function writeChanges(
  tx: Transaction,
  context: GraphContext,
  order: Order,
  { details, changed: changedFieldNames }: DetailsChange,
) {
  const { id, version, placedAt, status } = order;
  const isDistrictChanged = changedFieldNames.includes('district');
  const estimate = isDistrictChanged && calculateDeliveryEstimate(details.district, placedAt);

  const updatedOrder = await tx.order.update({
    where: { id, version },
    data: {
      ...details,
      ...(estimate && { estimatedFrom: estimate.from, estimatedTo: estimate.to }),
      version: { increment: 1 },
    },
  });
  await tx.orderEvent.create({
    data: {
      orderId: id,
      status,
      note: toNote(changedFieldNames),
      actorId: context.viewer?.id,
      at: context.now,
    },
  });
  await notifyEarlierContact(tx, context, order, updatedOrder);
  if (isDistrictChanged) await markFiguresStale(tx, placedAt);
  // Records only the field names, because audit entries are kept after the customer's account is deleted.
  if (order.userId !== context.viewer?.id || context.apiKey)
    await recordAudit(tx, context, {
      action: 'order.update',
      entity: 'Order',
      entityId: id,
      after: { changed: changedFieldNames },
    });
  return updatedOrder;
}

function canManageOrders({ viewer, apiKey }: GraphContext): boolean {
  return viewer ? viewerHasPermission(viewer, 'editOrders') : apiKey !== null;
}

function getChangedFields(order: Order, details: OrderDetails) {
  return (Object.keys(details) as (keyof OrderDetails)[]).filter((field) => details[field] !== order[field]);
}

function toNote(changedFieldNames: readonly (keyof OrderDetails)[]): string {
  const parts = [
    changedFieldNames.some((field) => field.startsWith('contact')) && 'contact',
    changedFieldNames.some((field) => !field.startsWith('contact') && field !== 'notes') &&
      'delivery address',
    changedFieldNames.includes('notes') && 'notes',
  ].filter((part) => part !== false);
  return `Changed: ${parts.join(', ')}.`;
}
