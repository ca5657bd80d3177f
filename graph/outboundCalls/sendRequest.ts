import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIPv6 } from 'node:net';
import { publicAddress, type Reaching } from './publicAddress.ts';

interface Sent {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
  signal: AbortSignal;
}

/**
 * Sends a request to a URL that somebody named, over a connection of its own to the address that was looked at. The answer is
 * not followed where it leads elsewhere. Throws AddressRefused for what lies inside of a network.
 */
export async function requestAt(
  url: URL,
  { method, headers, body, signal }: Sent,
  reaching: Reaching,
): Promise<IncomingMessage> {
  const address = await publicAddress(url, reaching);
  const family = isIPv6(address) ? 6 : 4;
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
      agent: false,
      lookup: (_hostname, options, done) =>
        options.all ? done(null, [{ address, family }]) : done(null, address, family),
      signal,
    });
    sent.once('response', resolve);
    sent.once('error', reject);
    sent.end(body);
  });
}
