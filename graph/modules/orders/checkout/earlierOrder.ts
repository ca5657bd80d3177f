import { DomainError } from '#domain/errors/errors.ts';
import { sha256 } from '#graph/access/sha256.ts';
import type { Viewer } from '#graph/context.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { OrderToPlace } from './readPlaceOrderInput.ts';

/** An attempt to order that can be told from others: the key belongs to who sent it. */
export interface Attempt {
  keyHash: string;
  inputHash: string;
}

/** Null where no idempotency key was sent. */
export function toAttempt(viewer: Viewer | null, { idempotencyKey, ...input }: OrderToPlace): Attempt | null {
  if (idempotencyKey === null) return null;
  return {
    keyHash: sha256(`${viewer?.id ?? 'guest'}\n${idempotencyKey}`),
    inputHash: sha256(JSON.stringify(input)),
  };
}

/** The order that this attempt has made already. Throws IDEMPOTENCY_MISMATCH when its key made another one. */
export async function earlierOrder(tx: Transaction, attempt: Attempt | null): Promise<Order | null> {
  if (!attempt) return null;

  const { keyHash, inputHash } = attempt;
  const request = await tx.placeOrderRequest.findUnique({ where: { keyHash }, include: { order: true } });
  if (!request || request.inputHash === inputHash) return request?.order ?? null;
  throw new DomainError('IDEMPOTENCY_KEY_USED', 'idempotencyKey');
}
