import type { JobKind } from '#graph/jobs/jobKind.ts';
import { mailedOrder } from '#graph/mail/mailedOrder.ts';
import { queueMail } from '#graph/mail/queueMail.ts';
import { violatedUnique } from '#graph/prisma/transaction.ts';
import { isReachable } from '../lifecycle/mailBuyer.ts';

/**
 * Confirms an order to its buyer, or that it was handed over at the counter. The mail is written beside the request, which need not wait for it, and under the
 * job's own id: a job that is done again finds that id taken. It is the one row that is written, which needs no transaction.
 */
export const mailOrderPlacedJob: JobKind<{ orderId: string; isHandedOver?: boolean }> = {
  name: 'mailOrderPlaced',
  run: async (services, { id, payload: { orderId, isHandedOver } }) => {
    const { prisma } = services;
    const order = await prisma.order.findUnique({ where: { id: orderId }, include: mailedOrder });
    if (!order || !isReachable(order)) return;
    const to = { name: order.contactName, email: order.contactEmail };
    const message = isHandedOver
      ? ({ template: 'orderStatus', to, orderId, note: null } as const)
      : ({ template: 'orderPlaced', to, orderId } as const);
    try {
      await queueMail(prisma, services, message, { id, order });
    } catch (error) {
      if (violatedUnique(error) === null) throw error;
    }
  },
};
