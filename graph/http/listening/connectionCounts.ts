import type { Server, Socket } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

interface Limit {
  /** Limit of open connections per IPv4 address or IPv6 network. */
  maxConnections: number;
  /** Returns true for trusted load balancers, which forward the connections of all clients. */
  isTrusted: (address: string) => boolean;
}

const REFUSAL_RESPONSE = [
  'HTTP/1.1 429 Too Many Requests',
  'Retry-After: 10',
  'Connection: close',
  'Content-Length: 0',
  '\r\n',
].join('\r\n');

/** Refuses connections from an address with too many open ones, before reading from them. */
export function limitConnections(server: Server, { maxConnections, isTrusted }: Limit): void {
  const open = new Map<string, number>();
  server.prependListener('connection', (socket: Socket) => {
    const address = socket.remoteAddress;
    if (address === undefined || isTrusted(address)) return;
    const key = normalizeIP(address);
    const count = (open.get(key) ?? 0) + 1;
    open.set(key, count);
    socket.once('close', () => {
      const remaining = (open.get(key) ?? 1) - 1;
      if (remaining > 0) open.set(key, remaining);
      else open.delete(key);
    });
    if (count > maxConnections) socket.end(REFUSAL_RESPONSE, () => socket.destroy());
  });
}
