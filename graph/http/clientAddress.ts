import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import { normalizeIP } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';

/** Whether an address is a balancer's of this store, so that whom it names as its client is believed. */
export type Trust = (address: string, hop: number) => boolean;

/** Throws a TypeError for what is neither an address, a network such as `10.0.0.0/8`, nor a name such as `loopback`. */
export function trustProxies(named: readonly string[]): Trust {
  return proxyAddress.compile([...named]);
}

/** Two addresses of IPv6; somebody makes up longer ones. */
const LONGEST_SENDER = 100;

/**
 * Whose request it is: the address that sent it; behind balancers that are trusted, the last one that none of them has.
 * What a client itself writes into `X-Forwarded-For` stands before that, and is not looked at. Of IPv6 it is the network.
 */
export function clientKeys(trust: Trust): (request: IncomingMessage) => string {
  // Addresses take long to read, beside answering what is known.
  const known = new LRUCache<string, string>({ max: 5_000 });
  return (request) => {
    const sender = `${request.socket.remoteAddress} ${request.headers['x-forwarded-for'] ?? ''}`;
    const key = known.get(sender) ?? normalizeIP(proxyAddress(request, trust));
    if (sender.length < LONGEST_SENDER) known.set(sender, key);
    return key;
  };
}
