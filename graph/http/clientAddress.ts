import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import { normalizeIP } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';

/** Returns true if an address belongs to a trusted load balancer of this store. */
export type TrustCheck = (address: string, hop: number) => boolean;

/**
 * Throws a TypeError unless each entry is an address, a network such as `10.0.0.0/8` or a name such as `loopback`.
 */
export function createTrustCheck(proxies: readonly string[]): TrustCheck {
  return proxyAddress.compile([...proxies]);
}

/** Length of two IPv6 addresses. Longer values are forged. */
const MAX_ADDRESS_LENGTH = 100;

/**
 * Returns the key of the client: the address that sent the request or, behind trusted load balancers, the last
 * untrusted one. Entries that a client itself writes into `X-Forwarded-For` precede that address and are ignored. For
 * IPv6 the key is the network.
 */
export function createClientKeyReader(isTrusted: TrustCheck): (request: IncomingMessage) => string {
  // Parsing an address is slow compared with a cached response.
  const cachedKeys = new LRUCache<string, string>({ max: 5_000 });
  return (request) => {
    const sender = `${request.socket.remoteAddress} ${request.headers['x-forwarded-for'] ?? ''}`;
    const key = cachedKeys.get(sender) ?? normalizeIP(proxyAddress(request, isTrusted));
    if (sender.length < MAX_ADDRESS_LENGTH) cachedKeys.set(sender, key);
    return key;
  };
}
