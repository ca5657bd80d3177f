import { CATEGORIES, PIECE_TYPES } from '#domain/catalogTerms.ts';
import { METALS } from '#domain/metals.ts';
import { ORDER_STATUSES, PAYMENT_METHODS, PAYMENT_STATUSES } from '#domain/orderLifecycle.ts';
import { WEIGHT_IN_GRAMS_PROBLEM, WEIGHT_IN_MILLIGRAMS_PROBLEM } from '#domain/validation/product.ts';

const VALUES = new Set<string>([
  ...[ORDER_STATUSES, PAYMENT_STATUSES, PAYMENT_METHODS, CATEGORIES, PIECE_TYPES, METALS].flat(),
  ...['DRAFT', 'ACTIVE', 'ARCHIVED', 'BLOCKED'],
]);

/** A text of the rules, which speak of values as GraphQL has them, in the words of REST: `pending` for `PENDING`, grams. */
export function inWordsOfRest(text: string): string {
  if (text === WEIGHT_IN_MILLIGRAMS_PROBLEM) return WEIGHT_IN_GRAMS_PROBLEM;
  return text.replace(/\b[A-Z]+(?:_[A-Z]+)*\b/g, (word) => (VALUES.has(word) ? word.toLowerCase() : word));
}
