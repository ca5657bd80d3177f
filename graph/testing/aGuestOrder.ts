import { sha256 } from '#graph/access/sha256.ts';
import { signGuestToken } from '#graph/modules/orders/guestToken.ts';
import { newOrderNumber } from '#graph/modules/orders/orderNumber.ts';
import { anOrder } from './anOrder.ts';
import type { TestServer } from './server.ts';

/** An order placed without an account, just now unless said otherwise. */
export function aGuestOrder(
  { prisma, secrets, clock }: Pick<TestServer, 'prisma' | 'secrets' | 'clock'>,
  given: Parameters<typeof anOrder>[1] = {},
) {
  const number = newOrderNumber();
  const guestTokenHash = sha256(signGuestToken(number, secrets));
  return anOrder(prisma, { number, guestTokenHash, placedAt: clock.now, ...given });
}
