import { CATEGORIES, PIECE_TYPES } from '#domain/catalog/catalogTerms.ts';
import { METALS } from '#domain/catalog/metals.ts';
import {
  WEIGHT_IN_GRAMS_PROBLEM,
  WEIGHT_IN_MILLIGRAMS_PROBLEM,
} from '#domain/catalog/product/variantSchema.ts';
import { ORDER_STATUSES, PAYMENT_METHODS, PAYMENT_STATUSES } from '#domain/orders/orderLifecycle.ts';
import { RETURN_STATUSES } from '#domain/orders/returns/returnLifecycle.ts';
import { RETURN_CONDITIONS, RETURN_REASONS } from '#domain/orders/returns/returnReasons.ts';

const VALUES = new Set<string>([
  ...[RETURN_STATUSES, RETURN_REASONS, RETURN_CONDITIONS].flat(),
  ...[ORDER_STATUSES, PAYMENT_STATUSES, PAYMENT_METHODS, CATEGORIES, PIECE_TYPES, METALS].flat(),
  ...['DRAFT', 'ACTIVE', 'ARCHIVED', 'BLOCKED'],
]);

interface Said {
  message: string;
  /** Values by their names. */
  params: unknown;
}

/** A problem as the rules tell it, in the words of REST. */
export function problemInWordsOfRest<Problem extends Said>(problem: Problem): Problem {
  const message = inWordsOfRest(problem.message);
  const isWeight = problem.message === WEIGHT_IN_MILLIGRAMS_PROBLEM;
  const params = Object.fromEntries(
    Object.entries(problem.params ?? {}).map(([name, value]) => {
      if (typeof value === 'string') return [name, inWordsOfRest(value)];
      if (Array.isArray(value)) return [name, value.map(inWordsOfRest)];
      return [name, isWeight ? value / 1000 : value];
    }),
  );
  return { ...problem, message, params };
}

/** A text of the rules, which speak of values as GraphQL has them, in the words of REST: `pending` for `PENDING`, grams. */
export function inWordsOfRest(text: string): string {
  if (text === WEIGHT_IN_MILLIGRAMS_PROBLEM) return WEIGHT_IN_GRAMS_PROBLEM;
  return text.replace(/\b[A-Z]+(?:_[A-Z]+)*\b/g, (word) => (VALUES.has(word) ? word.toLowerCase() : word));
}
