import { timingSafeEqual } from 'node:crypto';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { openLinkSchema, openOrderSchema } from '#domain/orders/orderLookupSchema.ts';
import { readOrderNumber } from '#domain/orders/orderNumber.ts';
import { countAttempt, uncountAttempt } from '#graph/access/attempts/countAttempt.ts';
import { sha256 } from '#graph/access/sha256.ts';
import type { GraphContext } from '#graph/context.ts';
import { getGuestToken } from '#graph/modules/orders/guestToken.ts';
import { isOrderLink } from '#graph/modules/orders/orderLinkToken.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { OpenOrderInput } from '#graph/schema/schema.generated.ts';

interface OpenedOrder {
  order: Order;
  guestToken: string;
}

/**
 * Returns a guest's order with its token. The input is the order number and one of three proofs: the order's phone
 * number, its email address or the emailed link. Every mismatch (unknown order, wrong contact, an account's order)
 * returns the same response after the same work.
 */
export async function openOrder(context: GraphContext, input: OpenOrderInput): Promise<OpenedOrder> {
  const { number: enteredNumber, canOpen } = readInput(context, input);
  const number = readOrderNumber(enteredNumber);
  await countAttempt(context, 'orderLookup', number);
  const order = await context.prisma.order.findUnique({ where: { number } });
  const isProofValid = canOpen(order);
  const guestToken = order && getGuestToken(order, context.secrets);
  if (!guestToken || !isProofValid) throw createNotFoundError();
  await uncountAttempt(context, 'orderLookup', number);
  return { order, guestToken };
}

interface OrderProof {
  number: string;
  canOpen: (order: Order | null) => boolean;
}

function readInput(context: GraphContext, { link, ...input }: OpenOrderInput): OrderProof {
  if (link != null) {
    const linkInput = parseInput(openLinkSchema, { ...input, link });
    return {
      number: linkInput.number,
      canOpen: (order) => order !== null && isOrderLink(linkInput.link, order, context),
    };
  }
  const { number, contact } = parseInput(openOrderSchema, input);
  return {
    number,
    canOpen: (order) => {
      const isOrderEmail = isSame(order?.contactEmail, contact);
      const isOrderPhone = isSame(order?.contactPhone, contact);
      return isOrderEmail || isOrderPhone;
    },
  };
}

/** Compares in constant time. */
function isSame(expected: string | null | undefined, actual: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(expected ?? '')), Buffer.from(sha256(actual)));
}

function createNotFoundError(): DomainError {
  return new DomainError('ORDER_LOOKUP_FAILED');
}
