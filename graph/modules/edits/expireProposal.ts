import type { RunJob } from '#graph/jobs/jobHandler.ts';
import { withOrder } from '#graph/modules/orders/held/withOrder.ts';
import { dropProposal } from '#graph/modules/orders/lifecycle/endProposal.ts';

/** Ends a proposal that nobody has answered in time, and puts back what was reserved for it. */
export const expireProposal: RunJob<{ proposalId: string }> = async (
  { prisma, work: doWork, now, requestId },
  { payload: { proposalId: id } },
) => {
  const proposal = await prisma.orderProposal.findUnique({ where: { id }, select: { orderId: true } });
  // The order may have been deleted.
  if (!proposal) return;
  await withOrder({ prisma, work: doWork }, { id: proposal.orderId }, async (work, order) => {
    const open = await work.db.orderProposal.findFirst({
      where: { id, status: 'OPEN', expiresAt: { lte: now } },
    });
    if (!open) return;
    const acting = { viewer: null, now, requestId };
    await dropProposal(work, acting, order, open, 'EXPIRED');
    const { id: orderId, version } = order;
    await work.db.order.update({ where: { id: orderId, version }, data: { version: { increment: 1 } } });
  });
};
