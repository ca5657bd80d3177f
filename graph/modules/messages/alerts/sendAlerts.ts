import { randomBytes } from 'node:crypto';
import { highestPrices } from '#domain/messages/alerts.ts';
import { shownPrice, showsPricesWithTax } from '#domain/pricing/priceWithTax.ts';
import type { StoreSettings } from '#domain/store/storeSettings.ts';
import { sha256 } from '#graph/access/sha256.ts';
import type { JobServices, RunJob } from '#graph/jobs/jobHandler.ts';
import type { MailMessage } from '#graph/mail/messages.ts';
import { queueMail } from '#graph/mail/queueMail.ts';
import type { Recipient } from '#graph/mail/templates/template.ts';
import { readSettings } from '#graph/modules/store/readSettings.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';

const BATCH = 100;

const whole = {
  product: { include: { images: { orderBy: { position: 'asc' }, take: 1 } } },
  variant: true,
  user: true,
} as const satisfies Prisma.AlertInclude;

type WholeAlert = Prisma.AlertGetPayload<{ include: typeof whole }>;

export const sendAlerts: RunJob<{ productIds: string[] }> = (services, { payload }) =>
  sendAlertsAbout(services, { productId: { in: payload.productIds } });

export const checkPricesWithTax: RunJob<Record<string, never>> = (services) =>
  sendAlertsAbout(services, { includesTax: true });

/** Writes to all who wait for what these pieces are now: in stock, or cheap enough. Each alert is told once. */
async function sendAlertsAbout(services: JobServices, about: Prisma.AlertWhereInput): Promise<void> {
  const settings = await readSettings(services.prisma);
  for (let after = ''; ; ) {
    const waiting = await services.prisma.alert.findMany({
      where: { ...about, sentAt: null, id: { gt: after } },
      include: whole,
      orderBy: { id: 'asc' },
      take: BATCH,
    });
    const last = waiting.at(-1);
    if (!last) return;
    for (const alert of waiting) if (isDue(alert, settings)) await tell(services, alert, settings);
    after = last.id;
  }
}

function isDue(alert: WholeAlert, settings: StoreSettings): boolean {
  const { kind, product, variant, user } = alert;
  if (product.status !== 'ACTIVE' || (user && user.status !== 'ACTIVE')) return false;
  const awaited = variant ?? product;
  if (kind === 'BACK_IN_STOCK') return awaited.stock > 0;
  const highest = highestPrices(alert, settings);
  return highest !== null && awaited.price <= highest.price;
}

/** Whoever marks the alert writes the mail, in one transaction: a job that is done again finds it marked. */
async function tell(
  { prisma, work: doWork, ...services }: JobServices,
  alert: WholeAlert,
  settings: StoreSettings,
): Promise<void> {
  const email = alert.user?.email ?? alert.email;
  if (!email) return;
  const token = randomBytes(32).toString('base64url');
  const message = toMessage(alert, settings, { to: { email, name: alert.user?.name ?? '' }, token });
  await doWork(async (work) => {
    const taken = await work.db.alert.updateMany({
      where: { id: alert.id, sentAt: null },
      data: { sentAt: services.now, waitingKey: null, tokenHash: sha256(token) },
    });
    if (taken.count === 1) await queueMail(work.db, services, message);
  });
}

function toMessage(
  alert: WholeAlert,
  settings: StoreSettings,
  receiver: { to: Recipient; token: string },
): MailMessage {
  const { kind, product, variant, language } = alert;
  const { name, nameNe, slug, images } = product;
  const includesTax = showsPricesWithTax(settings);
  const piece = {
    name: (language === 'ne' && nameNe) || name,
    slug,
    size: variant?.size ?? null,
    price: shownPrice((variant ?? product).price, settings),
    includesTax,
    imageKey: images[0]?.key ?? null,
  };
  const mail = { ...receiver, language, piece };
  const highest = kind === 'PRICE_BELOW' ? highestPrices(alert, settings) : null;
  return highest
    ? { template: 'priceFell', wished: includesTax ? highest.priceWithTax : highest.price, ...mail }
    : { template: 'backInStock', ...mail };
}
