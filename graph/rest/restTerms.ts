import { CATEGORIES, PRODUCT_TYPES } from '#domain/catalog/catalogTerms.ts';
import { METALS } from '#domain/catalog/metals.ts';
import {
  WEIGHT_IN_GRAMS_PROBLEM,
  WEIGHT_IN_MILLIGRAMS_PROBLEM,
} from '#domain/catalog/product/variantSchema.ts';
import { ORDER_STATUSES, PAYMENT_METHODS, PAYMENT_STATUSES } from '#domain/orders/orderLifecycle.ts';
import { RETURN_STATUSES } from '#domain/orders/returns/returnLifecycle.ts';
import { RETURN_CONDITIONS, RETURN_REASONS } from '#domain/orders/returns/returnReasons.ts';

const GRAPHQL_VALUES = new Set<string>([
  ...[RETURN_STATUSES, RETURN_REASONS, RETURN_CONDITIONS].flat(),
  ...[ORDER_STATUSES, PAYMENT_STATUSES, PAYMENT_METHODS, CATEGORIES, PRODUCT_TYPES, METALS].flat(),
  ...['DRAFT', 'ACTIVE', 'ARCHIVED', 'BLOCKED'],
]);

interface DomainProblem {
  message: string;
  /** Values in the message, by name. */
  params: unknown;
}

/** Translates a problem of the domain rules to REST terms. */
export function toRestProblem<Problem extends DomainProblem>(problem: Problem): Problem {
  const message = toRestTerms(problem.message);
  const isWeight = problem.message === WEIGHT_IN_MILLIGRAMS_PROBLEM;
  const params = Object.fromEntries(
    Object.entries(problem.params ?? {}).map(([name, value]) => {
      if (typeof value === 'string') return [name, toRestTerms(value)];
      if (Array.isArray(value)) return [name, value.map(toRestTerms)];
      return [name, isWeight ? value / 1000 : value];
    }),
  );
  return { ...problem, message, params };
}

/**
 * Translates a text of the domain rules, which contains GraphQL values, to REST terms: `pending` for `PENDING`, grams
 * for milligrams.
 */
export function toRestTerms(text: string): string {
  if (text === WEIGHT_IN_MILLIGRAMS_PROBLEM) return WEIGHT_IN_GRAMS_PROBLEM;
  return text.replace(/\b[A-Z]+(?:_[A-Z]+)*\b/g, (word) =>
    GRAPHQL_VALUES.has(word) ? word.toLowerCase() : word,
  );
}
