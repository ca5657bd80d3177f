import { createHmac } from 'node:crypto';
import type { TokenSettings } from '#graph/context.ts';

/**
 * The secret with which a guest opens an order. It follows from the order's number and the server's secret, so that
 * a repeated request can be answered with it again, while only its hash is stored.
 */
export function signGuestToken(orderNumber: string, { secret }: TokenSettings): string {
  return createHmac('sha256', secret).update(`guest token of order ${orderNumber}`).digest('base64url');
}
