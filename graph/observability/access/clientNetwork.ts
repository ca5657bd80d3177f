import { isIPv4 } from 'node:net';
import { readNetwork } from '#graph/access/attempts/readNetwork.ts';

/** Whence a request comes, too wide to be a person: 256 addresses of IPv4, of IPv6 what a provider gives a customer's site. */
export function toPlace(ip: string): string {
  const network = readNetwork(ip);
  if (isIPv4(network)) return `${network.split('.').slice(0, 3).join('.')}.0/24`;
  return `${network.split(':').slice(0, 3).join(':')}::/48`;
}
