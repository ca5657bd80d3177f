import type { JobKind } from '#graph/jobs/jobKind.ts';
import { queueMail } from '#graph/mail/queueMail.ts';
import { inTransaction } from '#graph/prisma/transaction.ts';
import { isReachable } from '../lifecycle/mailBuyer.ts';

/**
 * Confirms an order to its buyer, or that it was handed over at the counter. The mail is written beside the request, which need not wait for it, and under the
 * job's own id: a job that is done again finds it there.
 */
export const mailOrderPlacedJob: JobKind<{ orderId: string; isHandedOver?: boolean }> = {
  name: 'mailOrderPlaced',
  run: (services, { id, payload: { orderId, isHandedOver } }) =>
    inTransaction(services.prisma, async (tx) => {
      const order = await tx.order.findUnique({ where: { id: orderId } });
      const written = await tx.mail.findUnique({ where: { id }, select: { id: true } });
      if (!order || written || !isReachable(order)) return;
      const to = { name: order.contactName, email: order.contactEmail };
      const message = isHandedOver
        ? ({ template: 'orderStatus', to, orderId, note: null } as const)
        : ({ template: 'orderPlaced', to, orderId } as const);
      await queueMail(tx, services, message, id);
    }),
};
