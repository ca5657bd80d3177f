import { lookup as resolve } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';
import { type AddressRules, addressProblem } from '#domain/webhooks/webhookAddress.ts';

/** What a name leads to. */
type Lookup = (hostname: string) => Promise<string[]>;

export interface Reaching {
  rules: AddressRules;
  /** Tests have their own. */
  lookup?: Lookup;
}

/** An address that the store does not call. */
export class AddressRefused extends Error {}

/** All that the internet gives to anybody, so far. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];

/**
 * The IP address that an endpoint is to be called at. What lies inside of a network is refused, by whatever form of address
 * and whatever name it is given; where a name leads to both, it is refused as well. The call goes to the address that was
 * looked at here: asked a second time, a name might lead elsewhere.
 */
export async function publicAddress(url: URL, { rules, lookup = lookUp }: Reaching): Promise<string> {
  if (addressProblem(url.href, rules) !== null) throw new AddressRefused(url.hostname);
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = ipaddr.isValid(hostname) ? [hostname] : await lookup(hostname);
  const [first] = addresses;
  if (!first || !addresses.every((address) => mayBeCalled(address, rules)))
    throw new AddressRefused(hostname);
  return first;
}

/** `toLoopback` is for this machine alone, not for the network that it stands in. */
function mayBeCalled(address: string, { toLoopback }: AddressRules): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  const range = parsed.range();
  if (range === 'loopback') return toLoopback;
  if (range !== 'unicast') return false;
  return !(parsed instanceof ipaddr.IPv6) || parsed.match(GLOBAL_UNICAST);
}

async function lookUp(hostname: string): Promise<string[]> {
  return (await resolve(hostname, { all: true })).map(({ address }) => address);
}
