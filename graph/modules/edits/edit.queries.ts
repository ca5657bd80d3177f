import { KEPT_SUM } from '#domain/orders/counter/staffDiscount.ts';
import type { EditChange } from '#domain/orders/edit/editChanges.ts';
import { type Account, amountDue, amountOwed } from '#domain/orders/ledger.ts';
import type { Order, OrderProposal, PrismaClient } from '#graph/prisma/generated/client.ts';
import type { EditTarget } from './planEdit.ts';

// Fluent reads: Prisma asks for all orders (or proposals) of one answer in one statement.

/** The one that is open and can still be answered. */
export async function findProposal(
  prisma: PrismaClient,
  { id }: Order,
  now: Date,
): Promise<OrderProposal | null> {
  const open = await prisma.order
    .findUnique({ where: { id } })
    .proposals({ where: { status: 'OPEN', expiresAt: { gt: now } }, take: 1 });
  return open?.[0] ?? null;
}

/** The newest first. */
export async function findProposals(prisma: PrismaClient, { id }: Order): Promise<OrderProposal[]> {
  const proposals = await prisma.order
    .findUnique({ where: { id } })
    .proposals({ orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });
  return proposals ?? [];
}

export function targetOf({ target }: OrderProposal): EditTarget {
  // Written by proposeEdit from the same type; earlier versions wrote neither a discount on the shipping nor percentages.
  const written = target as unknown as EditTarget;
  return {
    ...KEPT_SUM,
    ...written,
    totals: { ...written.totals, shippingDiscount: written.totals.shippingDiscount ?? 0 },
  };
}

export function changesOf({ changes }: OrderProposal): EditChange[] {
  return changes as unknown as EditChange[];
}

/** What would be due, owed and dearer, were the order so. */
export async function proposedBalance(prisma: PrismaClient, proposal: OrderProposal) {
  const order = await prisma.orderProposal.findUniqueOrThrow({ where: { id: proposal.id } }).order();
  const { finalTotal } = targetOf(proposal).totals;
  const account: Account = { ...order, finalTotal };
  return {
    difference: finalTotal - order.finalTotal,
    due: amountDue(account),
    refundDue: amountOwed(account),
  };
}
