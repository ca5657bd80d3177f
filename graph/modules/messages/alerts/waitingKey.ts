import { sha256 } from '#graph/access/sha256.ts';
import type { Alert } from '#graph/prisma/generated/client.ts';

type Awaited = Pick<Alert, 'kind' | 'productId' | 'variantId'>;

/** The same for all that one receiver, an account's id or a guest's address, could ask for twice. */
export function toWaitingKey({ kind, productId, variantId }: Awaited, receiver: string): string {
  return sha256([kind, productId, variantId, receiver].join('|'));
}
