import { addressFor, keyOf } from '../access.ts';
import type { ProviderAccess } from '../provider.ts';

/** Programs in use have `login`; others leave it out. NCHL informs each store. */
const ORIGINS = { TEST: 'https://uat.connectips.com', LIVE: 'https://login.connectips.com' };

const GATEWAY = /^https:\/\/([a-z0-9-]+\.)*connectips\.com(:\d{2,5})?$/;

/** Returns connectIPS's URL without a trailing slash; null if there is no demo. */
export function gatewayOf(access: ProviderAccess): string | null {
  const given = keyOf(access, 'gateway');
  const own = given && isGateway(given) ? { TEST: given, LIVE: given } : ORIGINS;
  return addressFor(access, 'CONNECTIPS', own, (url) => url);
}

/** Returns true if keys may be sent to this address. */
export function isGateway(address: string): boolean {
  return GATEWAY.test(address);
}

export const CONNECTIPS_ORIGINS = [
  ...Object.values(ORIGINS),
  'https://connectips.com',
  'https://www.connectips.com',
];
