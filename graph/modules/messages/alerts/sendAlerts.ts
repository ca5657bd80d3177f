import { randomBytes } from 'node:crypto';
import { getHighestPrices } from '#domain/messages/alerts.ts';
import { getDisplayedPrice, showsPricesWithTax } from '#domain/pricing/calculatePriceWithTax.ts';
import type { StoreSettings } from '#domain/store/storeSettings.ts';
import { sha256 } from '#graph/access/sha256.ts';
import type { JobFunction, JobServices } from '#graph/jobs/jobHandler.ts';
import type { EmailMessage } from '#graph/mail/messages.ts';
import { queueEmail } from '#graph/mail/queueEmail.ts';
import type { Recipient } from '#graph/mail/templates/template.ts';
import { readSettings } from '#graph/modules/store/readSettings.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';

const BATCH_SIZE = 100;

const alertRelations = {
  product: { include: { images: { orderBy: { position: 'asc' }, take: 1 } } },
  variant: true,
  user: true,
} as const satisfies Prisma.AlertInclude;

type AlertWithRelations = Prisma.AlertGetPayload<{ include: typeof alertRelations }>;

export const sendAlerts: JobFunction<{ productIds: string[] }> = (services, { payload }) =>
  sendMatchingAlerts(services, { productId: { in: payload.productIds } });

export const sendPriceAlertsWithTax: JobFunction<Record<string, never>> = (services) =>
  sendMatchingAlerts(services, { includesTax: true });

/** Sends the due alerts that meet the condition, each once. */
async function sendMatchingAlerts(services: JobServices, condition: Prisma.AlertWhereInput): Promise<void> {
  const settings = await readSettings(services.prisma);
  for (let lastId = ''; ; ) {
    const pendingAlerts = await services.prisma.alert.findMany({
      where: { ...condition, sentAt: null, id: { gt: lastId } },
      include: alertRelations,
      orderBy: { id: 'asc' },
      take: BATCH_SIZE,
    });
    const lastAlert = pendingAlerts.at(-1);
    if (!lastAlert) return;
    for (const alert of pendingAlerts) if (isDue(alert, settings)) await sendAlert(services, alert, settings);
    lastId = lastAlert.id;
  }
}

function isDue(alert: AlertWithRelations, settings: StoreSettings): boolean {
  const { kind, product, variant, user } = alert;
  if (product.status !== 'ACTIVE' || (user && user.status !== 'ACTIVE')) return false;
  const pricedItem = variant ?? product;
  if (kind === 'BACK_IN_STOCK') return pricedItem.stock > 0;
  const highestPrices = getHighestPrices(alert, settings);
  return highestPrices !== null && pricedItem.price <= highestPrices.price;
}

/** Marks the alert and queues its email in one transaction, so that a retried job does not send it again. */
async function sendAlert(
  { prisma, work: doWork, ...services }: JobServices,
  alert: AlertWithRelations,
  settings: StoreSettings,
): Promise<void> {
  const email = alert.user?.email ?? alert.email;
  if (!email) return;
  const token = randomBytes(32).toString('base64url');
  const message = toMessage(alert, settings, { to: { email, name: alert.user?.name ?? '' }, token });
  await doWork(async (work) => {
    const updateResult = await work.db.alert.updateMany({
      where: { id: alert.id, sentAt: null },
      data: { sentAt: services.now, waitingKey: null, tokenHash: sha256(token) },
    });
    if (updateResult.count === 1) await queueEmail(work.db, services, message);
  });
}

function toMessage(
  alert: AlertWithRelations,
  settings: StoreSettings,
  receiver: { to: Recipient; token: string },
): EmailMessage {
  const { kind, product, variant, language } = alert;
  const { name, nameNe, slug, images } = product;
  const includesTax = showsPricesWithTax(settings);
  const productSummary = {
    name: (language === 'ne' && nameNe) || name,
    slug,
    size: variant?.size ?? null,
    price: getDisplayedPrice((variant ?? product).price, settings),
    includesTax,
    imageKey: images[0]?.key ?? null,
  };
  const emailFields = { ...receiver, language, piece: productSummary };
  const highestPrices = kind === 'PRICE_BELOW' ? getHighestPrices(alert, settings) : null;
  return highestPrices
    ? {
        template: 'priceDrop',
        wished: includesTax ? highestPrices.priceWithTax : highestPrices.price,
        ...emailFields,
      }
    : { template: 'backInStock', ...emailFields };
}
