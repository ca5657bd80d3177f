import type { IncomingMessage } from 'node:http';
import { shorten } from '#domain/text/shorten.ts';
import { callOutside } from '#graph/outside/callOutside.ts';
import { OutsideUnavailable } from '#graph/outside/outsideUnavailable.ts';
import { AddressRefused, type Reaching } from '#graph/outside/publicAddress.ts';
import { requestAt } from '#graph/outside/requestAt.ts';

/** What went wrong, where no good answer came. */
type PostProblem =
  | 'ADDRESS_REFUSED'
  | 'NAME_NOT_FOUND'
  | 'TIMEOUT'
  | 'NO_CONNECTION'
  | 'NO_SECURE_CONNECTION'
  | 'REDIRECT'
  | 'STATUS';

export interface Posted {
  /** Null where no answer came. */
  status: number | null;
  /** Null where the answer is good. */
  problem: PostProblem | null;
  headers: Record<string, string> | null;
  /** Its beginning. */
  body: string | null;
}

interface Letter {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** As much of an answer as is kept; beyond it nothing is read. */
const KEPT_BYTES = 2048;
const KEPT_HEADERS = ['content-type', 'content-length', 'date', 'location', 'retry-after', 'server'];
const LONGEST_HEADER = 200;

/** Posts a letter to an endpoint, whoever is behind it: it is waited for, listened to and followed no further than this. */
export async function postWebhook(letter: Letter, reaching: Reaching): Promise<Posted> {
  try {
    const { url, headers, body } = letter;
    return await callOutside('webhooks', async (signal) =>
      read(await requestAt(new URL(url), { method: 'POST', headers, body, signal }, reaching)),
    );
  } catch (error) {
    return { status: null, problem: toProblem(error), headers: null, body: null };
  }
}

async function read(answer: IncomingMessage): Promise<Posted> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    parts.push(part);
    length += part.length;
    if (length >= KEPT_BYTES) break;
  }
  answer.destroy();
  const { statusCode: status = 0 } = answer;
  return {
    status,
    problem: problemOf(status),
    headers: keptHeaders(answer),
    body: Buffer.concat(parts).subarray(0, KEPT_BYTES).toString('utf8').replaceAll('\0', ''),
  };
}

function problemOf(status: number): PostProblem | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'REDIRECT' : 'STATUS';
}

function keptHeaders({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    KEPT_HEADERS.flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, shorten(String(value), LONGEST_HEADER)]];
    }),
  );
}

function toProblem(error: unknown): PostProblem {
  if (error instanceof OutsideUnavailable) return 'TIMEOUT';
  if (error instanceof AddressRefused) return 'ADDRESS_REFUSED';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/^(ENOTFOUND|EAI_)/.test(code)) return 'NAME_NOT_FOUND';
  return /CERT|TLS|SSL|EPROTO|SELF_SIGNED|UNABLE_TO/.test(code) ? 'NO_SECURE_CONNECTION' : 'NO_CONNECTION';
}
