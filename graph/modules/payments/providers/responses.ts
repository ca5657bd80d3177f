import type { ProviderState } from '#domain/payments/attempt.ts';
import { shorten } from '#domain/text/shorten.ts';
import type { ProviderResult } from './provider.ts';
import type { ProviderResponse } from './requestProvider.ts';

/** Longer texts, such as an error page, are truncated to this length. */
const MAX_WORD_LENGTH = 120;

/** Returns a result with the given fields. Omitted fields are null. */
export function createResult(
  state: ProviderState,
  text: string,
  fields: Partial<Pick<ProviderResult, 'amountPaisa' | 'transactionId' | 'feePaisa'>> = {},
): ProviderResult {
  return { state, word: toOneLine(text), amountPaisa: null, transactionId: null, feePaisa: null, ...fields };
}

/** Returns a result without information about the payment. */
export function createUnavailableResult(text: string): ProviderResult {
  return createResult('UNAVAILABLE', text);
}

/** Returns the reason why a response cannot be read. */
export function describeFailure(response: ProviderResponse): string {
  return response.status === null ? response.failure : `HTTP ${response.status}`;
}

/** Reduces a text to one line without control characters. */
export function toOneLine(text: string): string {
  return shorten(text.replace(/[\p{C}\s]+/gu, ' ').trim(), MAX_WORD_LENGTH);
}
