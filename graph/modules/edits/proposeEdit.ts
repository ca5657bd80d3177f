import { DomainError } from '#domain/errors/errors.ts';
import { getProposalEnd } from '#domain/orders/edit/proposal.ts';
import { lacksReservation } from '#domain/orders/orderReservation.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { emailCustomer, isReachable } from '#graph/modules/orders/change/emailCustomer.ts';
import { markProposalEnded } from '#graph/modules/orders/lifecycle/endProposal.ts';
import {
  exchangeReservations,
  findExcessItems,
  getReservedItems,
  toOrderItem,
} from '#graph/modules/orders/lifecycle/reservation.ts';
import type { OrderToEdit } from '#graph/modules/orders/reprice/orderToEdit.ts';
import { toJson } from '#graph/modules/orders/reprice/toJson.ts';
import type { Order, OrderProposal } from '#graph/prisma/generated/client.ts';
import type { Work } from '#graph/work/work.ts';
import { formatProposalNote, listEditedFields } from './editNote.ts';
import { expireProposalJob } from './edits.jobs.ts';
import type { EditPlan } from './planEdit.ts';

/**
 * Proposes an edit of a locked order to its customer. The added items are reserved until the customer answers or the
 * proposal expires. Supersedes an earlier proposal.
 */
export async function proposeEdit(
  work: Work,
  context: GraphContext,
  { order, lines, openProposal }: OrderToEdit,
  { target, changes, due, refundDue }: EditPlan,
  { message, appliedChanges }: { message: string | undefined; appliedChanges: EditPlan['changes'] },
): Promise<{ order: Order; proposal: OrderProposal }> {
  if (!isReachable(order)) throw new DomainError('CUSTOMER_UNREACHABLE', 'agreement');
  const { id: orderId, version, status } = order;
  const reservedOrderItems = order.isStockReserved ? lines.map(toOrderItem) : [];
  const addedItems = lacksReservation(order)
    ? []
    : findExcessItems(target.lines.map(toOrderItem), reservedOrderItems);
  const missingItems = await exchangeReservations(work, context, {
    orderId,
    from: getReservedItems(order, lines, openProposal),
    to: [...reservedOrderItems, ...addedItems],
    reason: 'RESERVED',
  });
  if (missingItems.length > 0)
    throw new DomainError('ITEMS_OUT_OF_STOCK', { pieces: missingItems.join(', ') }, 'lines');
  if (openProposal) await markProposalEnded(work.db, context, order, openProposal, 'SUPERSEDED');

  const expiresAt = getProposalEnd(context.now);
  const proposal = await work.db.orderProposal.create({
    data: {
      orderId,
      target: toJson(target),
      changes: JSON.parse(JSON.stringify(changes)),
      reserved: JSON.parse(JSON.stringify(addedItems)),
      message,
      actorId: context.viewer?.id,
      createdAt: context.now,
      expiresAt,
    },
  });
  const parts = changes.map(({ part }) => part);
  const updatedOrder = await work.db.order.update({
    where: { id: orderId, version },
    data: { version: { increment: 1 } },
  });
  await work.db.orderEvent.create({
    data: {
      orderId,
      kind: 'EDIT',
      status,
      note: formatProposalNote(parts),
      data: toJson({ proposalId: proposal.id, changes, expiresAt }),
      actorId: context.viewer?.id,
      at: context.now,
    },
  });
  await recordAudit(work.db, context, {
    action: 'order.propose',
    entity: 'Order',
    entityId: orderId,
    before: { finalTotal: order.finalTotal },
    after: { changed: listEditedFields(parts), finalTotal: target.totals.finalTotal },
  });
  await emailCustomer(work.db, context, updatedOrder, {
    template: 'orderProposed',
    changes,
    made: appliedChanges,
    target: { lines: target.lines, totals: target.totals, couponCode: target.couponCode },
    message: message ?? null,
    expiresAt,
    due,
    refundDue,
  });
  await work.enqueue(expireProposalJob, { proposalId: proposal.id }, { runAfter: expiresAt });
  return { order: updatedOrder, proposal };
}
