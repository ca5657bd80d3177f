import type { JobFunction, JobServices } from '#graph/jobs/jobHandler.ts';
import { emailOrderInclude } from '#graph/mail/emailOrderInclude.ts';
import { queueEmails } from '#graph/mail/queueEmail.ts';
import { isReachable } from '#graph/modules/orders/change/emailCustomer.ts';
import { findViolatedIndex } from '#graph/prisma/transaction.ts';

type OrderPlacedPayload = { orderId: string };

/**
 * Emails the order confirmation, or a receipt if nothing is delivered. The email is written outside the request, with
 * the id of the job, so that a repeated job does not write it again.
 */
export const queueOrderPlacedEmail: JobFunction<OrderPlacedPayload> = async (services, job) => {
  try {
    await queueOrderPlacedEmails(services, [job]);
  } catch (error) {
    if (findViolatedIndex(error) === null) throw error;
  }
};

interface OrderPlacedJob {
  id: string;
  payload: OrderPlacedPayload;
  requestId?: string | null;
  traceparent?: string | null;
}

/** Writes the emails in a single statement, which needs no transaction. */
export async function queueOrderPlacedEmails(
  services: JobServices,
  jobs: readonly OrderPlacedJob[],
): Promise<void> {
  const { prisma } = services;
  const orderRows = await prisma.order.findMany({
    where: { id: { in: jobs.map(({ payload }) => payload.orderId) } },
    include: emailOrderInclude,
  });
  const orders = new Map(orderRows.map((order) => [order.id, order]));
  const emails = jobs.flatMap(({ id, requestId, traceparent, payload: { orderId } }) => {
    const order = orders.get(orderId);
    if (!order || !isReachable(order)) return [];
    const to = { name: order.contactName, email: order.contactEmail };
    const isDelivery = order.fulfilment === 'DELIVERY';
    const message = { template: isDelivery ? 'orderPlaced' : 'receipt', to, orderId } as const;
    return [{ id, order, message, requestId, traceparent }];
  });
  await queueEmails(prisma, services, emails);
}
