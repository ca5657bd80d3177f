import type { JobKind } from '#graph/jobs/jobKind.ts';
import { queueMail } from '#graph/mail/queueMail.ts';
import { inTransaction } from '#graph/prisma/transaction.ts';
import { isReachable } from '../lifecycle/mailBuyer.ts';

/**
 * Confirms an order to its buyer. The mail is written beside the request, which need not wait for it, and under the
 * job's own id: a job that is done again finds it there.
 */
export const mailOrderPlacedJob: JobKind<{ orderId: string }> = {
  name: 'mailOrderPlaced',
  run: (services, { id, payload: { orderId } }) =>
    inTransaction(services.prisma, async (tx) => {
      const order = await tx.order.findUnique({ where: { id: orderId } });
      const written = await tx.mail.findUnique({ where: { id }, select: { id: true } });
      if (!order || written || !isReachable(order)) return;
      const to = { name: order.contactName, email: order.contactEmail };
      await queueMail(tx, services, { template: 'orderPlaced', to, orderId }, id);
    }),
};
