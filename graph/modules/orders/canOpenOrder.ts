import type { GraphContext } from '#graph/context.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import { isGuestToken } from './guestToken.ts';

/** Returns true if the order is the viewer's own, or a guest order that the token opens. */
export function canOpenOrder(
  { viewer, secrets }: Pick<GraphContext, 'viewer' | 'secrets'>,
  order: Pick<Order, 'number' | 'userId' | 'guestTokenHash'>,
  guestToken: string | null | undefined,
): boolean {
  const isOwnOrder = viewer !== null && order.userId === viewer.id;
  return isOwnOrder || Boolean(guestToken && isGuestToken(guestToken, order, secrets));
}
