import type { Secrets } from '#graph/context.ts';
import type { JobFunction } from '#graph/jobs/jobHandler.ts';
import { queueEmail } from '#graph/mail/queueEmail.ts';
import { toCode } from '#graph/mail/texts/translate.ts';
import { isReachable } from '#graph/modules/orders/change/emailCustomer.ts';
import type { Order, PrismaClient } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

interface Services {
  prisma: PrismaClient;
  publicUrl: string;
  secrets: Secrets;
  now: Date;
  /** Id of the request that caused it. */
  requestId?: string | null;
}

const HOUR_MS = 3_600_000;
const MAX_ORDER_AGE_MS = 180 * 24 * HOUR_MS;
const MAX_ORDERS = 20;
const MAX_PER_HOUR = 3;

/**
 * Emails links to the orders of the last half year with this phone number or email address. Each link is sent only
 * to its order's own email address, so that knowing a phone number reveals no orders. The language is that of the newest
 * order.
 */
export const emailTrackingLinks: JobFunction<{ contact: string }> = async (
  services,
  { payload: { contact } },
) => {
  const { now } = services;
  await services.work(async (work) => {
    const orders = await work.db.order.findMany({
      where: {
        ...(contact.includes('@') ? { contactEmail: contact } : { contactPhone: contact }),
        placedAt: { gt: new Date(now.getTime() - MAX_ORDER_AGE_MS) },
      },
      orderBy: [{ placedAt: 'desc' }, { id: 'desc' }],
      take: MAX_ORDERS,
    });
    const reachableOrders = orders.filter(isReachable);
    for (const email of new Set(reachableOrders.map(({ contactEmail }) => contactEmail)))
      await emailLinks(
        work.db,
        services,
        email,
        reachableOrders.filter(({ contactEmail }) => contactEmail === email),
      );
  });
};

async function emailLinks(tx: Transaction, services: Services, email: string, orders: Order[]) {
  const [latest] = orders;
  if (!latest || (await isEmailLimitReached(tx, services.now, email))) return;
  await queueEmail(tx, services, {
    template: 'trackingLinks',
    to: { email, name: latest.contactName },
    language: toCode(latest.language),
    orders: orders.map(({ number, placedAt }) => ({ number, placedAt })),
  });
}

/** Prevents strangers from filling a mailbox by requesting links again and again. */
async function isEmailLimitReached(tx: Transaction, now: Date, toEmail: string): Promise<boolean> {
  const createdAt = { gt: new Date(now.getTime() - HOUR_MS) };
  const sentCount = await tx.mail.count({ where: { toEmail, template: 'trackingLinks', createdAt } });
  return sentCount >= MAX_PER_HOUR;
}
