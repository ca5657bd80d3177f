import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { type AlertRequest, alertAddressSchema, alertSchema } from '#domain/messages/alertSchema.ts';
import { MAX_ALERTS } from '#domain/messages/alerts.ts';
import { calculatePriceWithTax } from '#domain/pricing/calculatePriceWithTax.ts';
import { countAttempt } from '#graph/access/attempts/countAttempt.ts';
import type { GraphContext } from '#graph/context.ts';
import { findViolatedIndex, type Transaction } from '#graph/prisma/transaction.ts';
import type { CreateAlertInput } from '#graph/schema/schema.generated.ts';
import { type AlertStock, lockAlertProduct } from './lockAlertProduct.ts';
import { toWaitingKey } from './waitingKey.ts';

type Receiver = { userId: string; email: null } | { userId: null; email: string };

/**
 * Creates an alert, sent once when a product is back in stock or its price falls to the requested amount. A repeated
 * request replaces the price. The response does not reveal whether the store knows a guest's address.
 */
export async function createAlert(context: GraphContext, input: CreateAlertInput): Promise<void> {
  const request = parseInput(alertSchema, input);
  const receiver = toReceiver(context, input);

  await countAttempt(context, 'createAlert', receiver.userId ?? receiver.email);
  await context
    .work(async (work) => {
      const alertStock = await lockAlertProduct(work.db, request);
      assertAlertUseful(context, request, alertStock);
      const { variantId } = alertStock;
      const { kind, productId, language } = request;
      const waitingKey = toWaitingKey({ kind, productId, variantId }, receiver.userId ?? receiver.email);
      await assertAlertLimit(work.db, receiver, waitingKey);
      const price = request.price ?? request.priceWithTax ?? null;
      const alertData = { price, includesTax: request.priceWithTax != null, language };
      await work.db.alert.upsert({
        where: { waitingKey },
        create: { kind, productId, variantId, ...receiver, ...alertData, waitingKey, createdAt: context.now },
        update: alertData,
      });
    })
    .catch((error) => {
      // A simultaneous request has created the same alert.
      if (findViolatedIndex(error) === null) throw error;
    });
}

function toReceiver({ viewer }: GraphContext, input: CreateAlertInput): Receiver {
  if (viewer) return { userId: viewer.id, email: null };
  return { userId: null, ...parseInput(alertAddressSchema, { email: input.email ?? '' }) };
}

function assertAlertUseful(
  { snapshot }: GraphContext,
  alertData: AlertRequest,
  { stock, price }: AlertStock,
): void {
  if (alertData.kind === 'BACK_IN_STOCK' && stock > 0)
    throw new DomainError('ALERT_PRODUCT_IN_STOCK', 'productId');
  if (alertData.price != null && alertData.price >= price)
    throw new DomainError('ALERT_PRICE_TOO_HIGH', { priceNpr: price }, 'price');
  const priceWithTax = calculatePriceWithTax(price, snapshot.settings);
  if (alertData.priceWithTax != null && alertData.priceWithTax >= priceWithTax)
    throw new DomainError('ALERT_PRICE_TOO_HIGH', { priceNpr: priceWithTax }, 'priceWithTax');
}

async function assertAlertLimit(tx: Transaction, receiver: Receiver, waitingKey: string): Promise<void> {
  const existingCount = await tx.alert.count({
    where: { ...receiver, sentAt: null, NOT: { waitingKey } },
  });
  if (existingCount >= MAX_ALERTS) throw new DomainError('TOO_MANY_ALERTS', { most: MAX_ALERTS });
}
