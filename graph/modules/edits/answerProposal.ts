import { z } from 'zod';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { agreementNote } from '#domain/orders/edit/editSchemas.ts';
import { isOpenProposal } from '#domain/orders/edit/proposal.ts';
import { canEditOrder } from '#domain/orders/orderLifecycle.ts';
import { viewerHasPermission } from '#graph/access/viewerHasPermission.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { lockOrder, matchIdOrNumber } from '#graph/modules/orders/change/lockOrder.ts';
import { isGuestToken } from '#graph/modules/orders/guestToken.ts';
import { endProposal, markProposalEnded } from '#graph/modules/orders/lifecycle/endProposal.ts';
import { refreshPayments, refreshPaymentsForCustomer } from '#graph/modules/orders/orders.hooks.ts';
import { readOrderToEdit } from '#graph/modules/orders/reprice/orderToEdit.ts';
import type { Order, OrderProposal } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { AnswerOrderProposalInput, WithdrawOrderProposalInput } from '#graph/schema/schema.generated.ts';
import type { Work } from '#graph/work/work.ts';
import { applyEdit } from './applyEdit.ts';
import { getEditTarget } from './edit.queries.ts';
import type { EditTarget } from './planEdit.ts';

/**
 * Records the customer's answer to a proposal, given on the order's page or to staff. Throws ORDER_NOT_FOUND for
 * another customer's order. The proposed prices apply until the proposal expires.
 */
export async function answerProposal(
  context: GraphContext,
  { id, proposalId, accept, guestToken, note }: AnswerOrderProposalInput,
): Promise<Order> {
  const isStaff = isActingForCustomer(context);
  const agreementNote = isStaff ? parseInput(noteSchema, { note }).note : undefined;
  if (accept) await checkOpenPayments(context, { id, proposalId, guestToken });
  return lockOrder(context, { id }, async (work, order) => {
    if (!isStaff && !isOwnOrder(context, order, guestToken)) throw new DomainError('ORDER_NOT_FOUND', 'id');
    const openProposal = await findAnswerableProposal(work.db, context, order, proposalId);
    if (isStaff)
      await recordAudit(work.db, context, {
        action: accept ? 'order.acceptProposal' : 'order.declineProposal',
        entity: 'Order',
        entityId: order.id,
        after: { note: agreementNote ?? null },
      });
    if (!accept) {
      await endProposal(
        work,
        context,
        order,
        openProposal,
        'DECLINED',
        agreementNote ? { note: agreementNote } : undefined,
      );
      return incrementVersion(work.db, order);
    }
    const agreement = isStaff ? { by: 'PHONE' as const, note: agreementNote } : { by: 'PAGE' as const };
    const target = getEditTarget(openProposal);
    const acceptedOrder = await withProposalErrors(() =>
      applyProposal(work, context, order, { target, agreement }),
    );
    await markProposalEnded(work.db, context, acceptedOrder, openProposal, 'ACCEPTED');
    return acceptedOrder;
  });
}

/** Checks open payment attempts with the providers if the proposal changes the payment method. */
async function checkOpenPayments(
  context: GraphContext,
  { id, proposalId, guestToken }: Pick<AnswerOrderProposalInput, 'id' | 'proposalId' | 'guestToken'>,
): Promise<void> {
  const proposal = await context.prisma.orderProposal.findFirst({
    where: { id: proposalId, order: matchIdOrNumber(id) },
    include: { order: true },
  });
  if (!proposal || getEditTarget(proposal).paymentMethod === proposal.order.paymentMethod) return;
  if (isActingForCustomer(context)) await refreshPayments.run(context, proposal.order);
  else if (isOwnOrder(context, proposal.order, guestToken))
    await refreshPaymentsForCustomer.run(context, proposal.order);
}

/** Withdraws an unanswered proposal. */
export async function withdrawProposal(
  context: GraphContext,
  { id, proposalId }: WithdrawOrderProposalInput,
): Promise<Order> {
  return lockOrder(context, { id }, async (work, order) => {
    const openProposal = await work.db.orderProposal.findFirst({
      where: { id: proposalId, orderId: order.id },
    });
    if (!openProposal) throw new DomainError('PROPOSAL_NOT_FOUND', 'proposalId');
    if (openProposal.status !== 'OPEN') throw new DomainError('PROPOSAL_CLOSED', 'proposalId');
    await endProposal(work, context, order, openProposal, 'WITHDRAWN');
    await recordAudit(work.db, context, {
      action: 'order.withdrawProposal',
      entity: 'Order',
      entityId: order.id,
    });
    return incrementVersion(work.db, order);
  });
}

async function applyProposal(
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

async function findAnswerableProposal(
  tx: Transaction,
  context: GraphContext,
  order: Order,
  id: string,
): Promise<OrderProposal> {
  const proposal = await tx.orderProposal.findFirst({ where: { id, orderId: order.id } });
  if (!proposal) throw new DomainError('PROPOSAL_NOT_FOUND', 'proposalId');
  if (!isOpenProposal(proposal, context.now) || !canEditOrder(order.status))
    throw new DomainError(
      isActingForCustomer(context) ? 'PROPOSAL_CLOSED' : 'PROPOSAL_NO_LONGER_OPEN',
      'proposalId',
    );
  return proposal;
}

/**
 * Reports missing stock with an error for the proposal. Stock can be missing because an order without reserved stock
 * reserves it only when the proposal is accepted.
 */
async function withProposalErrors<Result>(apply: () => Promise<Result>): Promise<Result> {
  try {
    return await apply();
  } catch (error) {
    if (error instanceof DomainError && error.reason === 'ITEMS_OUT_OF_STOCK')
      throw new DomainError('PROPOSED_ITEMS_OUT_OF_STOCK', 'proposalId');
    throw error;
  }
}

/** Increments the order's version, so that edits based on an earlier version are refused. */
function incrementVersion(tx: Transaction, { id, version }: Order): Promise<Order> {
  return tx.order.update({ where: { id, version }, data: { version: { increment: 1 } } });
}

function isActingForCustomer({ viewer, apiKey }: GraphContext): boolean {
  return viewer
    ? viewerHasPermission(viewer, 'editOrders')
    : (apiKey?.scopes.includes('write-orders') ?? false);
}

function isOwnOrder({ viewer, secrets }: GraphContext, order: Order, guestToken?: string | null): boolean {
  if (viewer && order.userId === viewer.id) return true;
  return Boolean(guestToken && isGuestToken(guestToken, order, secrets));
}

const noteSchema = z.object({ note: agreementNote });
