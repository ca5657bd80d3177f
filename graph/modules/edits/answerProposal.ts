import { z } from 'zod';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { agreedNote } from '#domain/orders/edit/editSchemas.ts';
import { isOpenProposal } from '#domain/orders/edit/proposal.ts';
import { isCorrectable } from '#domain/orders/orderLifecycle.ts';
import { viewerMay } from '#graph/access/viewerMay.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { isGuestToken } from '#graph/modules/orders/guestToken.ts';
import { called, withOrder } from '#graph/modules/orders/held/withOrder.ts';
import { closeProposal, dropProposal } from '#graph/modules/orders/lifecycle/endProposal.ts';
import { askProviders, askProvidersForBuyer } from '#graph/modules/orders/orders.hooks.ts';
import { readOrderToEdit } from '#graph/modules/orders/reprice/orderToEdit.ts';
import type { Order, OrderProposal } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { AnswerOrderProposalInput, WithdrawOrderProposalInput } from '#graph/schema/schema.generated.ts';
import type { Work } from '#graph/work/work.ts';
import { applyEdit } from './applyEdit.ts';
import { targetOf } from './edit.queries.ts';
import type { EditTarget } from './planEdit.ts';

/**
 * What the buyer says to a proposal, on the order's page or through staff: an order that is not theirs is not found. What was
 * proposed holds until its end, whatever its pieces cost by then.
 */
export async function answerProposal(
  context: GraphContext,
  { id, proposalId, accept, guestToken, note }: AnswerOrderProposalInput,
): Promise<Order> {
  const isStaff = actsForBuyer(context);
  const said = isStaff ? parseInput(noteSchema, { note }).note : undefined;
  if (accept) await askAboutProposal(context, { id, proposalId, guestToken });
  return withOrder(context, { id }, async (work, order) => {
    if (!isStaff && !isTheirs(context, order, guestToken)) throw new DomainError('ORDER_NOT_FOUND', 'id');
    const open = await findAnswerable(work.db, context, order, proposalId);
    if (isStaff)
      await recordAudit(work.db, context, {
        action: accept ? 'order.acceptProposal' : 'order.declineProposal',
        entity: 'Order',
        entityId: order.id,
        after: { note: said ?? null },
      });
    if (!accept) {
      await dropProposal(work, context, order, open, 'DECLINED', said ? { note: said } : undefined);
      return touched(work.db, order);
    }
    const agreement = isStaff ? { by: 'PHONE' as const, note: said } : { by: 'PAGE' as const };
    const target = targetOf(open);
    const accepted = await goneAsProposed(() => readAndApply(work, context, order, { target, agreement }));
    await closeProposal(work.db, context, accepted, open, 'ACCEPTED');
    return accepted;
  });
}

/** Before an order is to be paid another way its providers are asked. */
async function askAboutProposal(
  context: GraphContext,
  { id, proposalId, guestToken }: Pick<AnswerOrderProposalInput, 'id' | 'proposalId' | 'guestToken'>,
): Promise<void> {
  const proposal = await context.prisma.orderProposal.findFirst({
    where: { id: proposalId, order: called(id) },
    include: { order: true },
  });
  if (!proposal || targetOf(proposal).paymentMethod === proposal.order.paymentMethod) return;
  if (actsForBuyer(context)) await askProviders.run(context, proposal.order);
  else if (isTheirs(context, proposal.order, guestToken))
    await askProvidersForBuyer.run(context, proposal.order);
}

/** Takes a proposal back that nobody has answered. */
export async function withdrawProposal(
  context: GraphContext,
  { id, proposalId }: WithdrawOrderProposalInput,
): Promise<Order> {
  return withOrder(context, { id }, async (work, order) => {
    const open = await work.db.orderProposal.findFirst({ where: { id: proposalId, orderId: order.id } });
    if (!open) throw new DomainError('PROPOSAL_NOT_FOUND', 'proposalId');
    if (open.status !== 'OPEN') throw new DomainError('PROPOSAL_CLOSED', 'proposalId');
    await dropProposal(work, context, order, open, 'WITHDRAWN');
    await recordAudit(work.db, context, {
      action: 'order.withdrawProposal',
      entity: 'Order',
      entityId: order.id,
    });
    return touched(work.db, order);
  });
}

async function readAndApply(
  work: Work,
  context: GraphContext,
  order: Order,
  { target, agreement }: { target: EditTarget; agreement: { by: 'PHONE' | 'PAGE'; note?: string } },
): Promise<Order> {
  return applyEdit(work, context, await readOrderToEdit(work.db, order), {
    details: null,
    target,
    agreement,
  });
}

async function findAnswerable(
  tx: Transaction,
  context: GraphContext,
  order: Order,
  id: string,
): Promise<OrderProposal> {
  const proposal = await tx.orderProposal.findFirst({ where: { id, orderId: order.id } });
  if (!proposal) throw new DomainError('PROPOSAL_NOT_FOUND', 'proposalId');
  if (!isOpenProposal(proposal, context.now) || !isCorrectable(order.status))
    throw new DomainError(actsForBuyer(context) ? 'PROPOSAL_CLOSED' : 'PROPOSAL_OVER', 'proposalId');
  return proposal;
}

/** Pieces of an order that holds none are set aside when it is answered or confirmed, where they are still there. */
async function goneAsProposed<Result>(apply: () => Promise<Result>): Promise<Result> {
  try {
    return await apply();
  } catch (error) {
    if (error instanceof DomainError && error.reason === 'PIECES_GONE')
      throw new DomainError('PROPOSED_PIECES_GONE', 'proposalId');
    throw error;
  }
}

/** Whoever has read the order before is told that it has moved on. */
function touched(tx: Transaction, { id, version }: Order): Promise<Order> {
  return tx.order.update({ where: { id, version }, data: { version: { increment: 1 } } });
}

function actsForBuyer({ viewer, apiKey }: GraphContext): boolean {
  return viewer ? viewerMay(viewer, 'editOrders') : (apiKey?.scopes.includes('write-orders') ?? false);
}

function isTheirs({ viewer, secrets }: GraphContext, order: Order, guestToken?: string | null): boolean {
  if (viewer && order.userId === viewer.id) return true;
  return Boolean(guestToken && isGuestToken(guestToken, order, secrets));
}

const noteSchema = z.object({ note: agreedNote });
