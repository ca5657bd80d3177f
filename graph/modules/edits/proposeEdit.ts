import { DomainError } from '#domain/errors/errors.ts';
import { proposalEnd } from '#domain/orders/edit/proposal.ts';
import { lacksPieces } from '#domain/orders/setAside.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { isReachable, mailBuyer } from '#graph/modules/orders/held/mailBuyer.ts';
import { closeProposal } from '#graph/modules/orders/lifecycle/endProposal.ts';
import {
  exchangePieces,
  heldPieces,
  piecesBeyond,
  toPiece,
} from '#graph/modules/orders/lifecycle/reservation.ts';
import type { OrderToEdit } from '#graph/modules/orders/reprice/orderToEdit.ts';
import { toJson } from '#graph/modules/orders/reprice/toJson.ts';
import type { Order, OrderProposal } from '#graph/prisma/generated/client.ts';
import type { Work } from '#graph/work/work.ts';
import { correctedFields, proposalNote } from './editNote.ts';
import { expireProposalJob } from './edits.jobs.ts';
import type { EditPlan } from './planEdit.ts';

/**
 * Asks the buyer of a held order about a correction: what it adds is set aside until they answer or it is over, and an earlier
 * proposal is over now.
 */
export async function proposeEdit(
  work: Work,
  context: GraphContext,
  { order, lines, open }: OrderToEdit,
  { target, changes, due, refundDue }: EditPlan,
  { message, made }: { message: string | undefined; made: EditPlan['changes'] },
): Promise<{ order: Order; proposal: OrderProposal }> {
  if (!isReachable(order)) throw new DomainError('BUYER_UNREACHABLE', 'agreement');
  const { id: orderId, version, status } = order;
  const own = order.stockHeld ? lines.map(toPiece) : [];
  const reserved = lacksPieces(order) ? [] : piecesBeyond(target.lines.map(toPiece), own);
  const missing = await exchangePieces(work, context, {
    orderId,
    from: heldPieces(order, lines, open),
    to: [...own, ...reserved],
    reason: 'RESERVED',
  });
  if (missing.length > 0) throw new DomainError('PIECES_GONE', { pieces: missing.join(', ') }, 'lines');
  if (open) await closeProposal(work.db, context, order, open, 'SUPERSEDED');

  const expiresAt = proposalEnd(context.now);
  const proposal = await work.db.orderProposal.create({
    data: {
      orderId,
      target: toJson(target),
      changes: JSON.parse(JSON.stringify(changes)),
      reserved: JSON.parse(JSON.stringify(reserved)),
      message,
      actorId: context.viewer?.id,
      createdAt: context.now,
      expiresAt,
    },
  });
  const parts = changes.map(({ part }) => part);
  const proposed = await work.db.order.update({
    where: { id: orderId, version },
    data: { version: { increment: 1 } },
  });
  await work.db.orderEvent.create({
    data: {
      orderId,
      kind: 'EDIT',
      status,
      note: proposalNote(parts),
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
    after: { changed: correctedFields(parts), finalTotal: target.totals.finalTotal },
  });
  await mailBuyer(work.db, context, proposed, {
    template: 'orderProposed',
    changes,
    made,
    target: { lines: target.lines, totals: target.totals, couponCode: target.couponCode },
    message: message ?? null,
    expiresAt,
    due,
    refundDue,
  });
  await work.enqueue(expireProposalJob, { proposalId: proposal.id }, { runAfter: expiresAt });
  return { order: proposed, proposal };
}
