import type { RunJob } from '#graph/jobs/jobHandler.ts';
import { withOrder } from '#graph/modules/orders/held/withOrder.ts';
import { dropProposal } from '#graph/modules/orders/lifecycle/endProposal.ts';

/** Ends a proposal that nobody has answered in time, and puts back what was reserved for it. */
export const expireProposal: RunJob<{ proposalId: string }> = async (
  { prisma, now, requestId },
  { payload: { proposalId: id } },
) => {
  const proposal = await prisma.orderProposal.findUnique({ where: { id }, select: { orderId: true } });
  // The order may have been deleted.
  if (!proposal) return;
  await withOrder({ prisma }, { id: proposal.orderId }, async (tx, order) => {
    const open = await tx.orderProposal.findFirst({
      where: { id, status: 'OPEN', expiresAt: { lte: now } },
    });
    if (!open) return;
    const acting = { viewer: null, now, requestId };
    await dropProposal(tx, acting, order, open, 'EXPIRED');
    const { id: orderId, version } = order;
    await tx.order.update({ where: { id: orderId, version }, data: { version: { increment: 1 } } });
  });
};
