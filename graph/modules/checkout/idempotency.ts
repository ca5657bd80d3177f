import { DomainError } from '#domain/errors/errors.ts';
import { sha256 } from '#graph/access/sha256.ts';
import type { GraphContext } from '#graph/context.ts';
import { type Statement, selectRows } from '#graph/prisma/direct/statement.ts';
import { type Order, type PlaceOrderRequest, Prisma } from '#graph/prisma/generated/client.ts';
import type { OrderToPlace } from './readPlaceOrderInput.ts';

/** Order request with an idempotency key. The key is scoped to the account or integration that sent it. */
export type IdempotencyRecord = Pick<PlaceOrderRequest, 'keyHash' | 'inputHash'>;

/** Returns null without an idempotency key. */
export function toIdempotencyRecord(
  { viewer, apiKey }: Pick<GraphContext, 'viewer' | 'apiKey'>,
  // The quote affects the price, not the items ordered, so a retry may have another quote.
  { idempotencyKey, quoteId, ...input }: OrderToPlace,
): IdempotencyRecord | null {
  if (idempotencyKey === null) return null;
  return {
    keyHash: sha256(`${viewer?.id ?? apiKey?.id ?? 'guest'}\n${idempotencyKey}`),
    inputHash: sha256(JSON.stringify(input)),
  };
}

export type EarlierRequest = Pick<PlaceOrderRequest, 'inputHash' | 'orderId'>;

/** Reads the earlier request with this key. Returns no row if there is none. */
export function selectEarlierRequest(attempt: IdempotencyRecord | null): Statement<EarlierRequest[]> {
  return selectRows(Prisma.sql`
    SELECT input_hash AS inputHash, order_id AS orderId FROM place_order_requests
    WHERE key_hash = ${attempt?.keyHash ?? ''}`);
}

/**
 * Returns the order placed by an earlier request with the same key. Null if there is none. Throws IDEMPOTENCY_KEY_USED
 * if the input differs.
 */
export async function findEarlierOrder(
  { prisma }: Pick<GraphContext, 'prisma'>,
  attempt: IdempotencyRecord | null,
  request: EarlierRequest | undefined,
): Promise<Order | null> {
  if (!attempt || !request) return null;
  if (request.inputHash !== attempt.inputHash)
    throw new DomainError('IDEMPOTENCY_KEY_USED', 'idempotencyKey');
  return prisma.order.findUnique({ where: { id: request.orderId } });
}
