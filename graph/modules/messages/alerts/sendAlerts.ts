import { randomBytes } from 'node:crypto';
import { sha256 } from '#graph/access/sha256.ts';
import type { JobKind, JobServices } from '#graph/jobs/jobKind.ts';
import type { AlertMail, MailMessage } from '#graph/mail/messages.ts';
import { queueMail } from '#graph/mail/queueMail.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import { inTransaction } from '#graph/prisma/transaction.ts';

const BATCH = 100;

const whole = {
  product: { include: { images: { orderBy: { position: 'asc' }, take: 1 } } },
  variant: true,
  user: true,
} as const satisfies Prisma.AlertInclude;

type WholeAlert = Prisma.AlertGetPayload<{ include: typeof whole }>;

export const sendAlertsJob: JobKind<{ productIds: string[] }> = {
  name: 'sendAlerts',
  run: (services, { payload }) => sendAlerts(services, payload),
};

/** Writes to all who wait for what these pieces are now: in stock, or cheap enough. Each alert is told once. */
async function sendAlerts(
  services: JobServices,
  { productIds }: { productIds: readonly string[] },
): Promise<void> {
  for (let after = ''; ; ) {
    const waiting = await services.prisma.alert.findMany({
      where: { productId: { in: [...productIds] }, sentAt: null, id: { gt: after } },
      include: whole,
      orderBy: { id: 'asc' },
      take: BATCH,
    });
    const last = waiting.at(-1);
    if (!last) return;
    for (const alert of waiting.filter(isDue)) await tell(services, alert);
    after = last.id;
  }
}

function isDue({ kind, product, variant, price, user }: WholeAlert): boolean {
  if (product.status !== 'ACTIVE' || (user && user.status !== 'ACTIVE')) return false;
  const awaited = variant ?? product;
  return kind === 'BACK_IN_STOCK' ? awaited.stock > 0 : price !== null && awaited.price <= price;
}

/** Whoever marks the alert writes the mail, in one transaction: a job that is done again finds it marked. */
async function tell({ prisma, ...services }: JobServices, alert: WholeAlert): Promise<void> {
  const email = alert.user?.email ?? alert.email;
  if (!email) return;
  const token = randomBytes(32).toString('base64url');
  const message = toMessage(alert, { to: { email, name: alert.user?.name ?? '' }, token });
  await inTransaction(prisma, async (tx) => {
    const taken = await tx.alert.updateMany({
      where: { id: alert.id, sentAt: null },
      data: { sentAt: services.now, waitingKey: null, tokenHash: sha256(token) },
    });
    if (taken.count === 1) await queueMail(tx, services, message);
  });
}

function toMessage(
  { kind, product, variant, price, language }: WholeAlert,
  receiver: Pick<AlertMail, 'to' | 'token'>,
): MailMessage {
  const { name, nameNe, slug, images } = product;
  const piece = {
    name: (language === 'ne' && nameNe) || name,
    slug,
    size: variant?.size ?? null,
    price: (variant ?? product).price,
    imageKey: images[0]?.key ?? null,
  };
  const mail = { ...receiver, language, piece };
  return kind === 'BACK_IN_STOCK' || price === null
    ? { template: 'backInStock', ...mail }
    : { template: 'priceFell', wished: price, ...mail };
}
