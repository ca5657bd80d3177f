import { getAddress, getKey } from '../access.ts';
import type { ProviderAccess } from '../provider.ts';

/** Some libraries use the `login` subdomain, others omit it. Each store receives its URL from NCHL. */
const ORIGINS = { TEST: 'https://uat.connectips.com', LIVE: 'https://login.connectips.com' };

const GATEWAY_PATTERN = /^https:\/\/([a-z0-9-]+\.)*connectips\.com(:\d{2,5})?$/;

/** Returns connectIPS's URL without a trailing slash; null if there is no demo. */
export function resolveGateway(access: ProviderAccess): string | null {
  const enteredGateway = getKey(access, 'gateway');
  const origins =
    enteredGateway && isGateway(enteredGateway) ? { TEST: enteredGateway, LIVE: enteredGateway } : ORIGINS;
  return getAddress(access, 'CONNECTIPS', origins, (url) => url);
}

/** Returns true if keys may be sent to this URL. */
export function isGateway(address: string): boolean {
  return GATEWAY_PATTERN.test(address);
}

export const CONNECTIPS_ORIGINS = [
  ...Object.values(ORIGINS),
  'https://connectips.com',
  'https://www.connectips.com',
];
