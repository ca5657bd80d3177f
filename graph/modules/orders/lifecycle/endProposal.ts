import type { ProposalStatus } from '#domain/orders/edit/proposal.ts';
import { timelineNotes } from '#domain/orders/timelineNotes.ts';
import type { MovingStock } from '#graph/modules/catalog/moveStock.ts';
import type { Order, OrderProposal } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { Work } from '#graph/work/work.ts';
import { findOpenProposal } from '../reprice/orderToEdit.ts';
import { exchangePieces, reservedFor } from './reservation.ts';

type Ended = Exclude<ProposalStatus, 'OPEN'>;

const NOTES: Record<Ended, string | null> = {
  // What was made of the order says so itself.
  ACCEPTED: null,
  SUPERSEDED: null,
  DECLINED: timelineNotes.proposalDeclined,
  EXPIRED: timelineNotes.proposalExpired,
  WITHDRAWN: timelineNotes.proposalWithdrawn,
};

/** Marks a proposal of a held order as over. What is reserved for it is the caller's to give back or to keep. */
export async function closeProposal(
  tx: Transaction,
  { now, viewer }: MovingStock,
  order: Order,
  { id }: OrderProposal,
  status: Ended,
  data?: { note: string },
): Promise<void> {
  await tx.orderProposal.update({ where: { id }, data: { status, endedAt: now } });
  const note = NOTES[status];
  if (note)
    await tx.orderEvent.create({
      data: {
        orderId: order.id,
        kind: 'EDIT',
        status: order.status,
        note,
        data: { proposalId: id, ...data },
        actorId: viewer?.id,
        at: now,
      },
    });
}

/** Ends a proposal, and puts back what was reserved for it. */
export async function dropProposal(
  work: Work,
  context: MovingStock,
  order: Order,
  proposal: OrderProposal,
  status: Ended,
  data?: { note: string },
): Promise<void> {
  await closeProposal(work.db, context, order, proposal, status, data);
  await exchangePieces(work, context, {
    orderId: order.id,
    from: reservedFor(proposal),
    to: [],
    reason: 'RESERVED',
  });
}

/** The same of whatever is open for an order that goes on as it is. */
export async function dropOpenProposal(work: Work, context: MovingStock, order: Order): Promise<void> {
  const open = await findOpenProposal(work.db, order.id);
  if (open) await dropProposal(work, context, order, open, 'WITHDRAWN');
}
