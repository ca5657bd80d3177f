import type { JobServices, RunJob } from '#graph/jobs/jobHandler.ts';
import { mailedOrder } from '#graph/mail/mailedOrder.ts';
import { queueMails } from '#graph/mail/queueMail.ts';
import { isReachable } from '#graph/modules/orders/change/mailCustomer.ts';
import { violatedUnique } from '#graph/prisma/transaction.ts';

type OrderPlacedPayload = { orderId: string };

/**
 * Mails the order confirmation, or a receipt if nothing is delivered. The email is written outside the request,
 * under the job's own id, so that a repeated job finds it already written.
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

/** Writes a single statement, which needs no transaction. */
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
