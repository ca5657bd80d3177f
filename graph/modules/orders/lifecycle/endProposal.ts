import type { ProposalStatus } from '#domain/orders/edit/proposal.ts';
import { timelineNotes } from '#domain/orders/timelineNotes.ts';
import type { StockActor } from '#graph/modules/catalog/moveStock.ts';
import type { Order, OrderProposal } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { Work } from '#graph/work/work.ts';
import { findOpenProposal } from '../reprice/orderToEdit.ts';
import { exchangeReservations, getProposalItems } from './reservation.ts';

type EndedStatus = Exclude<ProposalStatus, 'OPEN'>;

const NOTES: Record<EndedStatus, string | null> = {
  // The order edit itself has a timeline entry.
  ACCEPTED: null,
  SUPERSEDED: null,
  DECLINED: timelineNotes.proposalDeclined,
  EXPIRED: timelineNotes.proposalExpired,
  WITHDRAWN: timelineNotes.proposalWithdrawn,
};

/** Marks a proposal of a locked order as ended. The caller releases or keeps its reservation. */
export async function markProposalEnded(
  tx: Transaction,
  { now, viewer }: StockActor,
  order: Order,
  { id }: OrderProposal,
  status: EndedStatus,
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

/** Ends a proposal and releases its reservation. */
export async function endProposal(
  work: Work,
  context: StockActor,
  order: Order,
  proposal: OrderProposal,
  status: EndedStatus,
  data?: { note: string },
): Promise<void> {
  await markProposalEnded(work.db, context, order, proposal, status, data);
  await exchangeReservations(work, context, {
    orderId: order.id,
    from: getProposalItems(proposal),
    to: [],
    reason: 'RESERVED',
  });
}

/** Withdraws the order's open proposal, if there is one. */
export async function withdrawOpenProposal(work: Work, context: StockActor, order: Order): Promise<void> {
  const openProposal = await findOpenProposal(work.db, order.id);
  if (openProposal) await endProposal(work, context, order, openProposal, 'WITHDRAWN');
}
