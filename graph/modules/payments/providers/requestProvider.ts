import { type OnlineMethod, slugOf } from '#domain/payments/onlineMethods.ts';
import { callOutside } from '#graph/outside/callOutside.ts';
import { OutsideUnavailable } from '#graph/outside/outsideUnavailable.ts';
import type { ProviderAccess } from './provider.ts';

/** What came of a question: an answer of whatever status, or why there is none. */
export type ProviderResponse = { status: number; text: string } | { status: null; trouble: AskTrouble };

const TROUBLES = ['no answer', 'too slow', 'too long', 'sent elsewhere', 'not called'] as const;
type AskTrouble = (typeof TROUBLES)[number];

interface Question {
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  /** Goes as JSON. */
  body?: object;
}

/** Of any answer by the documents less than a tenth. */
const LONGEST_ANSWER = 64 * 1024;

/**
 * Asks a provider. An answer is read whatever its status is: Khalti says with 400 that a payment has expired. It is followed
 * nowhere else, since its headers hold keys; why it failed is one of five words, since what `fetch` throws may quote a header.
 */
export async function requestProvider(
  method: OnlineMethod,
  { mode, place }: Pick<ProviderAccess, 'mode' | 'place'>,
  url: string,
  question: Question = {},
): Promise<ProviderResponse> {
  try {
    return await callOutside(slugOf(method), (signal) => send(url, question, signal), {
      at: mode,
      place,
      isFailure: ({ status }) => status === null || status >= 500,
    });
  } catch (error) {
    if (!(error instanceof OutsideUnavailable)) return { status: null, trouble: 'no answer' };
    return { status: null, trouble: error.wasSent ? 'too slow' : 'not called' };
  }
}

async function send(
  url: string,
  { method = 'GET', headers, body }: Question,
  signal: AbortSignal,
): Promise<ProviderResponse> {
  const answer = await fetch(url, {
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
  if (answer.status >= 300 && answer.status < 400) {
    await answer.body?.cancel();
    return { status: null, trouble: 'sent elsewhere' };
  }
  const text = await readWithin(answer, LONGEST_ANSWER);
  return text === null ? { status: null, trouble: 'too long' } : { status: answer.status, text };
}

/** Whether a word says that nothing came that could be read. */
export function isTrouble(word: string): boolean {
  return TROUBLES.some((trouble) => trouble === word) || /^HTTP 5\d\d$/.test(word);
}

/** Returns true if a word says that the provider used up all the time for its answer. */
export function isTooSlow(word: string): boolean {
  return word === ('too slow' satisfies AskTrouble);
}

async function readWithin({ body }: Response, most: number): Promise<string | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of (body ?? []) as AsyncIterable<Uint8Array>) {
    length += part.length;
    // Leaving the loop ends the connection.
    if (length > most) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
