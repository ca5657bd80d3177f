import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIPv6 } from 'node:net';
import { type OutboundRules, resolvePublicAddress } from './publicAddress.ts';

interface OutboundRequest {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
  signal: AbortSignal;
}

/**
 * Sends a request to a URL entered by a person, over a new connection to the checked address. Redirects are not
 * followed. Throws AddressRefused for private addresses.
 */
export async function sendRequest(
  url: URL,
  { method, headers, body, signal }: OutboundRequest,
  rules: OutboundRules,
): Promise<IncomingMessage> {
  const address = await resolvePublicAddress(url, rules);
  const family = isIPv6(address) ? 6 : 4;
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const clientRequest = request(url, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
      agent: false,
      lookup: (_hostname, options, callback) =>
        options.all ? callback(null, [{ address, family }]) : callback(null, address, family),
      signal,
    });
    clientRequest.once('response', resolve);
    clientRequest.once('error', reject);
    clientRequest.end(body);
  });
}
