import { z } from 'zod';
import { CATEGORIES, PRODUCT_TYPES, SORTS } from '#domain/catalog/catalogTerms.ts';
import { METALS, PURITIES } from '#domain/catalog/metals.ts';
import { createProblemIssue } from '#domain/errors/createProblemIssue.ts';
import { buildSingleLineSchema } from '#domain/text/texts.ts';

export const RULE_MATCHES = ['ALL', 'ANY'] as const;

/** Kind of operand of each condition: a value from a list, a range, or none. */
export const CONDITION_OPERANDS = {
  CATEGORY: 'values',
  TYPE: 'values',
  METAL: 'values',
  PURITY: 'values',
  GEMSTONE: 'values',
  TAG: 'values',
  PRICE: 'range',
  WEIGHT: 'range',
  NEW: 'days',
  IN_STOCK: 'plain',
  FEATURED: 'plain',
} as const satisfies Record<string, 'values' | 'range' | 'days' | 'plain'>;

export type RuleSubject = keyof typeof CONDITION_OPERANDS;
export const RULE_SUBJECT_NAMES = Object.keys(CONDITION_OPERANDS) as [RuleSubject, ...RuleSubject[]];

/** Allowed values. Stones and tags accept any text. */
export const RULE_VALUES: Partial<Record<RuleSubject, readonly string[]>> = {
  CATEGORY: CATEGORIES,
  TYPE: PRODUCT_TYPES,
  METAL: METALS,
  PURITY: Object.keys(PURITIES),
};

export const MAX_CONDITIONS = 20;
const MAX_DAYS = 3650;

const NUMBER_PROBLEM = 'Enter a whole number.';
const bound = z.int32({ error: NUMBER_PROBLEM }).min(0, { error: NUMBER_PROBLEM }).nullish();

const condition = z
  .object({
    about: z.enum(RULE_SUBJECT_NAMES),
    values: z
      .array(buildSingleLineSchema().max(60, { error: 'Use at most 60 characters.' }))
      .max(40)
      .nullish(),
    from: bound,
    to: bound,
  })
  .transform(({ about, values, from, to }, context) => {
    const kind = CONDITION_OPERANDS[about];
    if (kind === 'values') {
      const distinctValues = [...new Set((values ?? []).filter((value) => value !== ''))];
      if (distinctValues.length === 0)
        context.addIssue(createProblemIssue('CONDITION_EMPTY', {}, ['values']));
      const allowedValues = RULE_VALUES[about];
      const unknownValue = allowedValues && distinctValues.find((value) => !allowedValues.includes(value));
      if (unknownValue)
        context.addIssue(createProblemIssue('CONDITION_VALUE_UNKNOWN', { value: unknownValue }, ['values']));
      return { about, values: distinctValues, from: null, to: null };
    }
    const range = { about, values: [] as string[], from: from ?? null, to: to ?? null };
    if (kind === 'plain') return { ...range, from: null, to: null };
    if (kind === 'days') {
      if (!to || to > MAX_DAYS) context.addIssue(createProblemIssue('CONDITION_EMPTY', {}, ['to']));
      return { ...range, from: null };
    }
    if (range.from === null && range.to === null)
      context.addIssue(createProblemIssue('CONDITION_EMPTY', {}, ['from']));
    else if (range.from !== null && range.to !== null && range.to < range.from)
      context.addIssue(createProblemIssue('RANGE_REVERSED', {}, ['to']));
    return range;
  });

/** Conditions that select a collection's products. Weights are in milligrams, prices in whole rupees. */
export const collectionRuleSchema = z.object({
  match: z.enum(RULE_MATCHES),
  conditions: z
    .array(condition)
    .max(MAX_CONDITIONS, { error: 'Use at most 20 conditions.' })
    .superRefine((conditions, context) => {
      if (conditions.length === 0) context.addIssue(createProblemIssue('RULE_WITHOUT_CONDITION', {}));
    }),
});

export type CollectionRule = z.output<typeof collectionRuleSchema>;
export type RuleCondition = CollectionRule['conditions'][number];

/** Sort orders of a collection's products. */
export const MEMBER_SORTS = ['HAND', ...SORTS] as const;
export type MemberSort = (typeof MEMBER_SORTS)[number];
