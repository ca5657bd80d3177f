import type { JobServices, RunJob } from '#graph/jobs/jobHandler.ts';
import { mailedOrder } from '#graph/mail/mailedOrder.ts';
import { queueMails } from '#graph/mail/queueMail.ts';
import { isReachable } from '#graph/modules/orders/held/mailBuyer.ts';
import { violatedUnique } from '#graph/prisma/transaction.ts';

type OrderPlacedPayload = { orderId: string };

/**
 * Confirms an order to its buyer; what is not sent to them has a receipt. The mail is written beside the request, which
 * need not wait for it, and under the job's own id: a job that is done again finds that id taken.
 */
export const mailOrderPlaced: RunJob<OrderPlacedPayload> = async (services, job) => {
  try {
    await mailOrdersPlaced(services, [job]);
  } catch (error) {
    if (violatedUnique(error) === null) throw error;
  }
};

interface ConfirmedJob {
  id: string;
  payload: OrderPlacedPayload;
  requestId?: string | null;
  traceparent?: string | null;
}

/** What it writes is one statement, which needs no transaction. */
export async function mailOrdersPlaced(services: JobServices, jobs: readonly ConfirmedJob[]): Promise<void> {
  const { prisma } = services;
  const found = await prisma.order.findMany({
    where: { id: { in: jobs.map(({ payload }) => payload.orderId) } },
    include: mailedOrder,
  });
  const orders = new Map(found.map((order) => [order.id, order]));
  const mails = jobs.flatMap(({ id, requestId, traceparent, payload: { orderId } }) => {
    const order = orders.get(orderId);
    if (!order || !isReachable(order)) return [];
    const to = { name: order.contactName, email: order.contactEmail };
    const isSent = order.fulfilment === 'DELIVERY';
    const message = { template: isSent ? 'orderPlaced' : 'receipt', to, orderId } as const;
    return [{ id, order, message, requestId, traceparent }];
  });
  await queueMails(prisma, services, mails);
}
