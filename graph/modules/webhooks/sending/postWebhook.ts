import type { IncomingMessage } from 'node:http';
import { shorten } from '#domain/text/shorten.ts';
import { callService } from '#graph/outboundCalls/callService.ts';
import { AddressRefusedError, type OutboundRules } from '#graph/outboundCalls/publicAddress.ts';
import { ServiceUnavailableError } from '#graph/outboundCalls/ServiceUnavailableError.ts';
import { sendRequest } from '#graph/outboundCalls/sendRequest.ts';

/** Reason why an attempt got no successful response. */
type PostProblem =
  | 'URL_REJECTED'
  | 'HOST_NOT_FOUND'
  | 'TIMEOUT'
  | 'CONNECTION_FAILED'
  | 'TLS_FAILED'
  | 'REDIRECT'
  | 'STATUS';

export interface PostResult {
  /** Null without a response. */
  status: number | null;
  /** Null if the response is successful. */
  problem: PostProblem | null;
  headers: Record<string, string> | null;
  /** Beginning of the response. */
  body: string | null;
}

interface WebhookRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** Number of bytes of a response that are read and stored. */
const MAX_STORED_BYTES = 2048;
const STORED_HEADERS = ['content-type', 'content-length', 'date', 'location', 'retry-after', 'server'];
const MAX_HEADER_LENGTH = 200;

/** Posts an event to an untrusted endpoint, with limits on time, response size and redirects. */
export async function postWebhook(
  webhookRequest: WebhookRequest,
  outboundRules: OutboundRules,
): Promise<PostResult> {
  try {
    const { url, headers, body } = webhookRequest;
    return await callService('webhooks', async (signal) =>
      readResponse(await sendRequest(new URL(url), { method: 'POST', headers, body, signal }, outboundRules)),
    );
  } catch (error) {
    return { status: null, problem: toProblem(error), headers: null, body: null };
  }
}

async function readResponse(response: IncomingMessage): Promise<PostResult> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= MAX_STORED_BYTES) break;
  }
  response.destroy();
  const { statusCode: status = 0 } = response;
  return {
    status,
    problem: toStatusProblem(status),
    headers: pickStoredHeaders(response),
    body: Buffer.concat(chunks).subarray(0, MAX_STORED_BYTES).toString('utf8').replaceAll('\0', ''),
  };
}

function toStatusProblem(status: number): PostProblem | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'REDIRECT' : 'STATUS';
}

function pickStoredHeaders({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    STORED_HEADERS.flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, shorten(String(value), MAX_HEADER_LENGTH)]];
    }),
  );
}

function toProblem(error: unknown): PostProblem {
  if (error instanceof ServiceUnavailableError) return 'TIMEOUT';
  if (error instanceof AddressRefusedError) return 'URL_REJECTED';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/^(ENOTFOUND|EAI_)/.test(code)) return 'HOST_NOT_FOUND';
  return /CERT|TLS|SSL|EPROTO|SELF_SIGNED|UNABLE_TO/.test(code) ? 'TLS_FAILED' : 'CONNECTION_FAILED';
}
