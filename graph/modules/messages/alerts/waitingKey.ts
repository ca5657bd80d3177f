import { sha256 } from '#graph/access/sha256.ts';
import type { Alert } from '#graph/prisma/generated/client.ts';

type AlertTarget = Pick<Alert, 'kind' | 'productId' | 'variantId'>;

/**
 * Returns a key that is unique per alert and recipient (an account's id or a guest's address), which prevents
 * duplicates.
 */
export function toWaitingKey({ kind, productId, variantId }: AlertTarget, receiver: string): string {
  return sha256([kind, productId, variantId, receiver].join('|'));
}
