import type { Server, Socket } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

interface Limit {
  /** Maximum number of open connections per IPv4 address or IPv6 network. */
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

/** Refuses further connections from an address that has too many open ones, before reading any data from them. */
export function limitConnections(server: Server, { maxConnections, isTrusted }: Limit): void {
  const openCounts = new Map<string, number>();
  server.prependListener('connection', (socket: Socket) => {
    const address = socket.remoteAddress;
    if (address === undefined || isTrusted(address)) return;
    const key = normalizeIP(address);
    const count = (openCounts.get(key) ?? 0) + 1;
    openCounts.set(key, count);
    socket.once('close', () => {
      const remainingCount = (openCounts.get(key) ?? 1) - 1;
      if (remainingCount > 0) openCounts.set(key, remainingCount);
      else openCounts.delete(key);
    });
    if (count > maxConnections) socket.end(REFUSAL_RESPONSE, () => socket.destroy());
  });
}
