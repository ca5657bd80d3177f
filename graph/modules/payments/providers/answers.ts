import type { ProviderState } from '#domain/payments/attempt.ts';
import { shorten } from '#domain/text/shorten.ts';
import type { ProviderAnswer } from './provider.ts';
import type { ProviderResponse } from './requestProvider.ts';

/** Of words beyond this only the beginning is kept: a page of errors is none. */
const LONGEST_WORD = 120;

/** An answer that names neither an amount nor a payment, but for what is given. */
export function answer(
  state: ProviderState,
  word: string,
  named: Partial<Pick<ProviderAnswer, 'amountPaisa' | 'transactionId' | 'feePaisa'>> = {},
): ProviderAnswer {
  return { state, word: shortly(word), amountPaisa: null, transactionId: null, feePaisa: null, ...named };
}

/** Nothing that says anything of the payment. */
export function unavailable(word: string): ProviderAnswer {
  return answer('UNAVAILABLE', word);
}

/** Why a question has no answer that can be read. */
export function troubleOf(asked: ProviderResponse): string {
  return asked.status === null ? asked.trouble : `HTTP ${asked.status}`;
}

/** On one line, without what no person writes. */
export function shortly(word: string): string {
  return shorten(word.replace(/[\p{C}\s]+/gu, ' ').trim(), LONGEST_WORD);
}
