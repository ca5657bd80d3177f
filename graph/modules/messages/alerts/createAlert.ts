import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { type AlertRequest, alertAddressSchema, alertSchema } from '#domain/messages/alertSchema.ts';
import { MAX_ALERTS } from '#domain/messages/alerts.ts';
import { priceWithTax } from '#domain/pricing/priceWithTax.ts';
import { countAttempt } from '#graph/access/attempts/countAttempt.ts';
import type { GraphContext } from '#graph/context.ts';
import { type Transaction, violatedUnique } from '#graph/prisma/transaction.ts';
import type { CreateAlertInput } from '#graph/schema/schema.generated.ts';
import { type Awaited, lockAwaited } from './lockAwaited.ts';
import { toWaitingKey } from './waitingKey.ts';

type Receiver = { userId: string; email: null } | { userId: null; email: string };

/**
 * Has the store write once when a piece is back, or costs as little as is wished. Asked for again, it waits at the new
 * price. A guest's address is answered alike whether or not the store knows it.
 */
export async function createAlert(context: GraphContext, input: CreateAlertInput): Promise<void> {
  const request = parseInput(alertSchema, input);
  const receiver = toReceiver(context, input);

  await countAttempt(context, 'createAlert', receiver.userId ?? receiver.email);
  await context
    .work(async (work) => {
      const awaited = await lockAwaited(work.db, request);
      refuseNeedless(context, request, awaited);
      const { variantId } = awaited;
      const { kind, productId, language } = request;
      const waitingKey = toWaitingKey({ kind, productId, variantId }, receiver.userId ?? receiver.email);
      await refuseMany(work.db, receiver, waitingKey);
      const price = request.price ?? request.priceWithTax ?? null;
      const wish = { price, includesTax: request.priceWithTax != null, language };
      await work.db.alert.upsert({
        where: { waitingKey },
        create: { kind, productId, variantId, ...receiver, ...wish, waitingKey, createdAt: context.now },
        update: wish,
      });
    })
    .catch((error) => {
      // The same was asked for at the same moment, and waits.
      if (violatedUnique(error) === null) throw error;
    });
}

function toReceiver({ viewer }: GraphContext, input: CreateAlertInput): Receiver {
  if (viewer) return { userId: viewer.id, email: null };
  return { userId: null, ...parseInput(alertAddressSchema, { email: input.email ?? '' }) };
}

function refuseNeedless({ snapshot }: GraphContext, wish: AlertRequest, { stock, price }: Awaited): void {
  if (wish.kind === 'BACK_IN_STOCK' && stock > 0) throw new DomainError('ALERT_NEEDLESS', 'productId');
  if (wish.price != null && wish.price >= price)
    throw new DomainError('ALERT_PRICE_TOO_HIGH', { priceNpr: price }, 'price');
  const withTax = priceWithTax(price, snapshot.settings);
  if (wish.priceWithTax != null && wish.priceWithTax >= withTax)
    throw new DomainError('ALERT_PRICE_TOO_HIGH', { priceNpr: withTax }, 'priceWithTax');
}

async function refuseMany(tx: Transaction, receiver: Receiver, waitingKey: string): Promise<void> {
  const others = await tx.alert.count({
    where: { ...receiver, sentAt: null, NOT: { waitingKey } },
  });
  if (others >= MAX_ALERTS) throw new DomainError('ALERTS_FULL', { most: MAX_ALERTS });
}
