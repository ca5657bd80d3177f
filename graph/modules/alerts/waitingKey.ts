import type { Alert } from '../../prisma/generated/client.ts';
import { sha256 } from '../../sha256.ts';

type Awaited = Pick<Alert, 'kind' | 'productId' | 'variantId'>;

/** The same for all that one receiver, an account's id or a guest's address, could ask for twice. */
export function waitingKeyOf({ kind, productId, variantId }: Awaited, receiver: string): string {
  return sha256([kind, productId, variantId, receiver].join('|'));
}
