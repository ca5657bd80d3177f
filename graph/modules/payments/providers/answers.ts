import type { ProviderState } from '#domain/payments/attempt.ts';
import { shorten } from '#domain/text/shorten.ts';
import type { ProviderResult } from './provider.ts';
import type { ProviderResponse } from './requestProvider.ts';

/** Longer texts, such as an error page, are cut to this length. */
const MAX_WORD_LENGTH = 120;

/** Returns an answer without an amount or a transaction, apart from the given fields. */
export function answer(
  state: ProviderState,
  word: string,
  named: Partial<Pick<ProviderResult, 'amountPaisa' | 'transactionId' | 'feePaisa'>> = {},
): ProviderResult {
  return { state, word: toOneLine(word), amountPaisa: null, transactionId: null, feePaisa: null, ...named };
}

/** Returns an answer without information about the payment. */
export function unavailable(word: string): ProviderResult {
  return answer('UNAVAILABLE', word);
}

/** Returns why a response cannot be read. */
export function failureOf(asked: ProviderResponse): string {
  return asked.status === null ? asked.failure : `HTTP ${asked.status}`;
}

/** Reduces a text to one line without control characters. */
export function toOneLine(word: string): string {
  return shorten(word.replace(/[\p{C}\s]+/gu, ' ').trim(), MAX_WORD_LENGTH);
}
