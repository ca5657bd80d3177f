import { isIPv4 } from 'node:net';
import { readNetwork } from '#graph/access/attempts/readNetwork.ts';

/**
 * Returns the network of a request, which is too wide to identify a person: 256 IPv4 addresses, or the IPv6 range of a
 * customer site.
 */
export function getClientNetwork(ip: string): string {
  const network = readNetwork(ip);
  if (isIPv4(network)) return `${network.split('.').slice(0, 3).join('.')}.0/24`;
  return `${network.split(':').slice(0, 3).join(':')}::/48`;
}
