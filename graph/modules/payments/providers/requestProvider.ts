import { getProviderSlug, type OnlineMethod } from '#domain/payments/onlineMethods.ts';
import { callService } from '#graph/outboundCalls/callService.ts';
import { ServiceUnavailableError } from '#graph/outboundCalls/ServiceUnavailableError.ts';
import type { ProviderAccess } from './provider.ts';

/** A response with its status, or the reason why there is none. */
export type ProviderResponse = { status: number; text: string } | { status: null; failure: RequestFailure };

const FAILURES = ['no answer', 'too slow', 'too long', 'sent elsewhere', 'not called'] as const;
type RequestFailure = (typeof FAILURES)[number];

interface ProviderRequest {
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  body?: object;
}

/** Ten times the largest documented response. */
const MAX_RESPONSE_BYTES = 64 * 1024;

/**
 * Calls a provider. A response is read regardless of its status: Khalti returns 400 for an expired payment. Redirects
 * are not followed, since headers contain keys. A failure is returned as one of five codes, since `fetch` errors may
 * quote a header.
 */
export async function requestProvider(
  method: OnlineMethod,
  { mode, slot }: Pick<ProviderAccess, 'mode' | 'slot'>,
  url: string,
  providerRequest: ProviderRequest = {},
): Promise<ProviderResponse> {
  try {
    return await callService(getProviderSlug(method), (signal) => send(url, providerRequest, signal), {
      address: mode,
      slot,
      isFailure: ({ status }) => status === null || status >= 500,
    });
  } catch (error) {
    if (!(error instanceof ServiceUnavailableError)) return { status: null, failure: 'no answer' };
    return { status: null, failure: error.wasSent ? 'too slow' : 'not called' };
  }
}

async function send(
  url: string,
  { method = 'GET', headers, body }: ProviderRequest,
  signal: AbortSignal,
): Promise<ProviderResponse> {
  const response = await fetch(url, {
    method,
    headers: {
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body ? JSON.stringify(body) : null,
    redirect: 'manual',
    signal,
  });
  if (response.status >= 300 && response.status < 400) {
    await response.body?.cancel();
    return { status: null, failure: 'sent elsewhere' };
  }
  const text = await readLimitedText(response, MAX_RESPONSE_BYTES);
  return text === null ? { status: null, failure: 'too long' } : { status: response.status, text };
}

/** Returns true if a code means that no readable response arrived. */
export function isFailureCode(code: string): boolean {
  return FAILURES.some((failure) => failure === code) || /^HTTP 5\d\d$/.test(code);
}

/** Returns true if a code means that the provider timed out. */
export function isTimeout(code: string): boolean {
  return code === ('too slow' satisfies RequestFailure);
}

async function readLimitedText({ body }: Response, maxBytes: number): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    // Leaving the loop closes the connection.
    if (length > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
