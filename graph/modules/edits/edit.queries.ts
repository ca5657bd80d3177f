import { STORED_AMOUNT } from '#domain/orders/counter/calculateStaffDiscount.ts';
import type { EditChange } from '#domain/orders/edit/compareOrders.ts';
import { type Account, calculateAmountDue, calculateRefundDue } from '#domain/orders/ledger.ts';
import type { Order, OrderProposal, PrismaClient } from '#graph/prisma/generated/client.ts';
import type { EditTarget } from './planEdit.ts';

// Prisma batches each of these reads into one statement for all orders or proposals in a response.

/** Returns the open proposal that can still be answered. */
export async function findProposal(
  prisma: PrismaClient,
  { id }: Order,
  now: Date,
): Promise<OrderProposal | null> {
  const openProposals = await prisma.order
    .findUnique({ where: { id } })
    .proposals({ where: { status: 'OPEN', expiresAt: { gt: now } }, take: 1 });
  return openProposals?.[0] ?? null;
}

/** Returns the proposals, newest first. */
export async function findProposals(prisma: PrismaClient, { id }: Order): Promise<OrderProposal[]> {
  const proposals = await prisma.order
    .findUnique({ where: { id } })
    .proposals({ orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });
  return proposals ?? [];
}

export function getEditTarget({ target }: OrderProposal): EditTarget {
  // proposeEdit writes the column from the same type. Earlier versions wrote neither shipping discounts nor
  // percentages.
  const storedTarget = target as unknown as EditTarget;
  return {
    ...STORED_AMOUNT,
    ...storedTarget,
    totals: { ...storedTarget.totals, shippingDiscount: storedTarget.totals.shippingDiscount ?? 0 },
  };
}

export function getEditChanges({ changes }: OrderProposal): EditChange[] {
  return changes as unknown as EditChange[];
}

/** Returns the amount due, refund due and difference after the proposed change. */
export async function readProposedAmounts(prisma: PrismaClient, proposal: OrderProposal) {
  const order = await prisma.orderProposal.findUniqueOrThrow({ where: { id: proposal.id } }).order();
  const { finalTotal } = getEditTarget(proposal).totals;
  const account: Account = { ...order, finalTotal };
  return {
    difference: finalTotal - order.finalTotal,
    due: calculateAmountDue(account),
    refundDue: calculateRefundDue(account),
  };
}
