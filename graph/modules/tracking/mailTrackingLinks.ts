import type { Secrets } from '#graph/context.ts';
import type { RunJob } from '#graph/jobs/jobHandler.ts';
import { queueMail } from '#graph/mail/queueMail.ts';
import { toCode } from '#graph/mail/texts/say.ts';
import { isReachable } from '#graph/modules/orders/held/mailBuyer.ts';
import type { Order, PrismaClient } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

interface Services {
  prisma: PrismaClient;
  publicUrl: string;
  secrets: Secrets;
  now: Date;
  /** The request that gave rise to it. */
  requestId?: string | null;
}

const HOUR_MS = 3_600_000;
const PLACED_WITHIN_MS = 180 * 24 * HOUR_MS;
const MAX_ORDERS = 20;
const MAX_AN_HOUR = 3;

/**
 * Mails the links to the orders of half a year that were placed with this phone number or e-mail address. Each goes to
 * its own order's address and nowhere else, so that knowing a phone number shows nobody's orders. It speaks the language of
 * the newest of them.
 */
export const mailTrackingLinks: RunJob<{ contact: string }> = async (services, { payload: { contact } }) => {
  const { now } = services;
  await services.work(async (work) => {
    const found = await work.db.order.findMany({
      where: {
        ...(contact.includes('@') ? { contactEmail: contact } : { contactPhone: contact }),
        placedAt: { gt: new Date(now.getTime() - PLACED_WITHIN_MS) },
      },
      orderBy: [{ placedAt: 'desc' }, { id: 'desc' }],
      take: MAX_ORDERS,
    });
    const reachable = found.filter(isReachable);
    for (const email of new Set(reachable.map(({ contactEmail }) => contactEmail)))
      await mailTo(
        work.db,
        services,
        email,
        reachable.filter(({ contactEmail }) => contactEmail === email),
      );
  });
};

async function mailTo(tx: Transaction, services: Services, email: string, orders: Order[]) {
  const [latest] = orders;
  if (!latest || (await hadEnough(tx, services.now, email))) return;
  await queueMail(tx, services, {
    template: 'trackingLinks',
    to: { email, name: latest.contactName },
    language: toCode(latest.language),
    orders: orders.map(({ number, placedAt }) => ({ number, placedAt })),
  });
}

/** Nobody's mailbox is filled by somebody who types their address or number again and again. */
async function hadEnough(tx: Transaction, now: Date, toEmail: string): Promise<boolean> {
  const createdAt = { gt: new Date(now.getTime() - HOUR_MS) };
  const sent = await tx.mail.count({ where: { toEmail, template: 'trackingLinks', createdAt } });
  return sent >= MAX_AN_HOUR;
}
