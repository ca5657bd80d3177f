import type { IncomingMessage } from 'node:http';
import { isIP, isIPv4 } from 'node:net';

const WITH_PORT = /^(?:\[([\da-f:.]+)\](?::\d+)?|([\d.]+):\d+)$/i;

/**
 * Leaves in `X-Forwarded-For` nothing but addresses, so that nobody is counted by a word that they made up: ports are cut
 * off, and what is no address stands for the one behind it, the balancer that has passed it on.
 */
export function readForwardedFor({ headers, socket }: IncomingMessage): void {
  const given = headers['x-forwarded-for'];
  if (given === undefined) return;
  const named = String(given);
  if (isIP(named)) return;
  const addresses: string[] = [];
  for (const entry of named.split(',').toReversed()) {
    const address = toAddress(entry.trim());
    if (address === null) break;
    addresses.unshift(address);
  }
  headers['x-forwarded-for'] = addresses.join(', ') || socket.remoteAddress || '';
}

/** Null for what is no address. */
function toAddress(entry: string): string | null {
  if (isIP(entry)) return entry;
  const [, bracketed, short] = WITH_PORT.exec(entry) ?? [];
  if (bracketed !== undefined) return isIP(bracketed) && !isIPv4(bracketed) ? bracketed : null;
  return short !== undefined && isIPv4(short) ? short : null;
}
