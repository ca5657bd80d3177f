import { lookup as resolve } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';
import { findUrlProblem, type UrlRules } from '#domain/webhooks/webhookUrl.ts';

/** Resolves a host name to its addresses. */
type Lookup = (hostname: string) => Promise<string[]>;

export interface OutboundRules {
  rules: UrlRules;
  /** DNS lookup, which tests replace. */
  lookup?: Lookup;
}

/** Thrown for an address the store must not call. */
export class AddressRefusedError extends Error {}

/** All IPv6 addresses currently assigned for public use. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];

/**
 * Returns the IP address at which to call an endpoint. Throws AddressRefused for private addresses in any notation, and
 * for names that resolve to a private address. The caller must use the returned address: a second lookup could return
 * another one.
 */
export async function resolvePublicAddress(
  url: URL,
  { rules, lookup = resolveAddresses }: OutboundRules,
): Promise<string> {
  if (findUrlProblem(url.href, rules) !== null) throw new AddressRefusedError(url.hostname);
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = ipaddr.isValid(hostname) ? [hostname] : await lookup(hostname);
  const [first] = addresses;
  if (!first || !addresses.every((address) => isAllowed(address, rules)))
    throw new AddressRefusedError(hostname);
  return first;
}

/** `allowsLoopback` allows this machine only, not its network. */
function isAllowed(address: string, { allowsLoopback }: UrlRules): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsedAddress = ipaddr.parse(address);
  const range = parsedAddress.range();
  if (range === 'loopback') return allowsLoopback;
  if (range !== 'unicast') return false;
  return !(parsedAddress instanceof ipaddr.IPv6) || parsedAddress.match(GLOBAL_UNICAST);
}

async function resolveAddresses(hostname: string): Promise<string[]> {
  return (await resolve(hostname, { all: true })).map(({ address }) => address);
}
