import { sha256 } from '#graph/access/sha256.ts';
import { signGuestToken } from '#graph/modules/orders/guestToken.ts';
import { generateOrderNumber } from '#graph/modules/orders/orderNumber.ts';
import { anOrder } from './anOrder.ts';
import type { TestServer } from './server.ts';

/** Creates an order without an account, placed now, with the given changes. */
export function aGuestOrder(
  { prisma, secrets, clock }: Pick<TestServer, 'prisma' | 'secrets' | 'clock'>,
  overrides: Parameters<typeof anOrder>[1] = {},
) {
  const number = generateOrderNumber();
  const guestTokenHash = sha256(signGuestToken(number, secrets));
  return anOrder(prisma, { number, guestTokenHash, placedAt: clock.now, ...overrides });
}
