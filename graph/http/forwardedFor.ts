import type { IncomingMessage } from 'node:http';
import { isIP, isIPv4 } from 'node:net';

const WITH_PORT = /^(?:\[([\da-f:.]+)\](?::\d+)?|([\d.]+):\d+)$/i;

/**
 * Cleans `X-Forwarded-For` so that clients cannot invent identities. Ports are removed. An entry that is not an address
 * is dropped together with all entries before it, so that the load balancer that forwarded it counts as the client.
 */
export function cleanForwardedFor({ headers, socket }: IncomingMessage): void {
  const header = headers['x-forwarded-for'];
  if (header === undefined) return;
  const forwardedFor = String(header);
  if (isIP(forwardedFor)) return;
  const addresses: string[] = [];
  for (const entry of forwardedFor.split(',').toReversed()) {
    const address = toAddress(entry.trim());
    if (address === null) break;
    addresses.unshift(address);
  }
  headers['x-forwarded-for'] = addresses.join(', ') || socket.remoteAddress || '';
}

/** Returns null if the entry is not an address. */
function toAddress(entry: string): string | null {
  if (isIP(entry)) return entry;
  const [, bracketedAddress, short] = WITH_PORT.exec(entry) ?? [];
  if (bracketedAddress !== undefined)
    return isIP(bracketedAddress) && !isIPv4(bracketedAddress) ? bracketedAddress : null;
  return short !== undefined && isIPv4(short) ? short : null;
}
