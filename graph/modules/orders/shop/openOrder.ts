import { timingSafeEqual } from 'node:crypto';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { openOrderSchema } from '#domain/orders/orderLookupSchema.ts';
import { readOrderNumber } from '#domain/orders/orderNumber.ts';
import { countAttempt, takeBackCount } from '#graph/access/attempts/countAttempt.ts';
import { sha256 } from '#graph/access/sha256.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { OpenOrderInput } from '#graph/schema/schema.generated.ts';
import { guestTokenOf } from '../guestToken.ts';

interface OpenedOrder {
  order: Order;
  guestToken: string;
}

/**
 * A guest's order with its secret, for who knows its number and the phone number or e-mail address it was placed with.
 * Whatever does not fit, the answer is the same after the same work: no such order, another contact, an account's order.
 */
export async function openOrder(context: GraphContext, input: OpenOrderInput): Promise<OpenedOrder> {
  const { contact, ...given } = parseInput(openOrderSchema, input);
  const number = readOrderNumber(given.number);
  await countAttempt(context, 'orderLookup', number);
  const order = await context.prisma.order.findUnique({ where: { number } });
  const isItsEmail = isSame(order?.contactEmail, contact);
  const isItsPhone = isSame(order?.contactPhone, contact);
  const guestToken = order && guestTokenOf(order, context.secrets);
  if (!guestToken || !(isItsEmail || isItsPhone)) throw notFound();
  await takeBackCount(context, 'orderLookup', number);
  return { order, guestToken };
}

/** In the same time, whether they differ in the first letter or the last. */
function isSame(known: string | null | undefined, given: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(known ?? '')), Buffer.from(sha256(given)));
}

function notFound(): DomainError {
  return new DomainError('ORDER_NOT_OPENED');
}
