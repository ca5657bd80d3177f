import { DomainError } from '#domain/errors/errors.ts';
import { sha256 } from '#graph/access/sha256.ts';
import type { GraphContext } from '#graph/context.ts';
import { rows, type Statement } from '#graph/prisma/direct/statement.ts';
import { type Order, type PlaceOrderRequest, Prisma } from '#graph/prisma/generated/client.ts';
import type { OrderToPlace } from './readPlaceOrderInput.ts';

/** An attempt to order that can be told from others: the key belongs to the account or the program that sent it. */
export type Attempt = Pick<PlaceOrderRequest, 'keyHash' | 'inputHash'>;

/** Null where no idempotency key was sent. */
export function toAttempt(
  { viewer, apiKey }: Pick<GraphContext, 'viewer' | 'apiKey'>,
  // What was held decides about the price, not about what is ordered: the same attempt may come with another quote.
  { idempotencyKey, quoteId, ...input }: OrderToPlace,
): Attempt | null {
  if (idempotencyKey === null) return null;
  return {
    keyHash: sha256(`${viewer?.id ?? apiKey?.id ?? 'guest'}\n${idempotencyKey}`),
    inputHash: sha256(JSON.stringify(input)),
  };
}

export type EarlierRequest = Pick<PlaceOrderRequest, 'inputHash' | 'orderId'>;

/** The request that has used this attempt's key; no row where none has. */
export function readRequest(attempt: Attempt | null): Statement<EarlierRequest[]> {
  return rows(Prisma.sql`
    SELECT input_hash AS inputHash, order_id AS orderId FROM place_order_requests
    WHERE key_hash = ${attempt?.keyHash ?? ''}`);
}

/** The order that an earlier request with the same key placed; null if there is none. Throws IDEMPOTENCY_KEY_USED if its input differs. */
export async function findEarlierOrder(
  { prisma }: Pick<GraphContext, 'prisma'>,
  attempt: Attempt | null,
  request: EarlierRequest | undefined,
): Promise<Order | null> {
  if (!attempt || !request) return null;
  if (request.inputHash !== attempt.inputHash)
    throw new DomainError('IDEMPOTENCY_KEY_USED', 'idempotencyKey');
  return prisma.order.findUnique({ where: { id: request.orderId } });
}
