import type { JobFunction } from '#graph/jobs/jobHandler.ts';
import { lockOrder } from '#graph/modules/orders/change/lockOrder.ts';
import { endProposal } from '#graph/modules/orders/lifecycle/endProposal.ts';

/** Expires an unanswered proposal and releases its reserved stock. */
export const expireProposal: JobFunction<{ proposalId: string }> = async (
  { prisma, work: doWork, now, requestId },
  { payload: { proposalId: id } },
) => {
  const proposal = await prisma.orderProposal.findUnique({ where: { id }, select: { orderId: true } });
  // The order may have been deleted.
  if (!proposal) return;
  await lockOrder({ prisma, work: doWork }, { id: proposal.orderId }, async (work, order) => {
    const openProposal = await work.db.orderProposal.findFirst({
      where: { id, status: 'OPEN', expiresAt: { lte: now } },
    });
    if (!openProposal) return;
    const actor = { viewer: null, now, requestId };
    await endProposal(work, actor, order, openProposal, 'EXPIRED');
    const { id: orderId, version } = order;
    await work.db.order.update({ where: { id: orderId, version }, data: { version: { increment: 1 } } });
  });
};
