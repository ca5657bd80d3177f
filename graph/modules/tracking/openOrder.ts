import { timingSafeEqual } from 'node:crypto';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { openLinkSchema, openOrderSchema } from '#domain/orders/orderLookupSchema.ts';
import { readOrderNumber } from '#domain/orders/orderNumber.ts';
import { countAttempt, takeBackCount } from '#graph/access/attempts/countAttempt.ts';
import { sha256 } from '#graph/access/sha256.ts';
import type { GraphContext } from '#graph/context.ts';
import { guestTokenOf } from '#graph/modules/orders/guestToken.ts';
import { isOrderLink } from '#graph/modules/orders/orderLinkToken.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { OpenOrderInput } from '#graph/schema/schema.generated.ts';

interface OpenedOrder {
  order: Order;
  guestToken: string;
}

/**
 * Returns a guest's order with its secret to whoever knows its number, and either the phone number or e-mail address it was
 * placed with or the link that was mailed there. If anything does not fit, the answer is the same after the same work: no such
 * order, another contact, an account's order.
 */
export async function openOrder(context: GraphContext, input: OpenOrderInput): Promise<OpenedOrder> {
  const { number: named, opens } = readInput(context, input);
  const number = readOrderNumber(named);
  await countAttempt(context, 'orderLookup', number);
  const order = await context.prisma.order.findUnique({ where: { number } });
  const isOpened = opens(order);
  const guestToken = order && guestTokenOf(order, context.secrets);
  if (!guestToken || !isOpened) throw notFound();
  await takeBackCount(context, 'orderLookup', number);
  return { order, guestToken };
}

interface Key {
  number: string;
  opens: (order: Order | null) => boolean;
}

function readInput(context: GraphContext, { link, ...input }: OpenOrderInput): Key {
  if (link != null) {
    const signed = parseInput(openLinkSchema, { ...input, link });
    return {
      number: signed.number,
      opens: (order) => order !== null && isOrderLink(signed.link, order, context),
    };
  }
  const { number, contact } = parseInput(openOrderSchema, input);
  return {
    number,
    opens: (order) => {
      const isItsEmail = isSame(order?.contactEmail, contact);
      const isItsPhone = isSame(order?.contactPhone, contact);
      return isItsEmail || isItsPhone;
    },
  };
}

/** In the same time, whether they differ in the first letter or the last. */
function isSame(known: string | null | undefined, given: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(known ?? '')), Buffer.from(sha256(given)));
}

function notFound(): DomainError {
  return new DomainError('ORDER_NOT_OPENED');
}
