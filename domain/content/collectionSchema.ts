import { z } from 'zod';
import { collectionTextSchema } from '#domain/catalog/collectionTextSchema.ts';
import { createProblemIssue } from '#domain/errors/createProblemIssue.ts';
import { buildOptionalTextSchema } from '#domain/text/fields.ts';
import { collectionRuleSchema, MEMBER_SORTS } from './collectionRule.ts';
import { checkDates, publicationFields } from './publicationSchema.ts';

const SLUG_PROBLEM = 'Use lowercase letters, digits and hyphens, such as dashain-gifts.';

export const collectionSlug = z
  .string({ error: SLUG_PROBLEM })
  .trim()
  .max(80, { error: 'Use at most 80 characters for the address.' })
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: SLUG_PROBLEM });

const PERCENT_PROBLEM = /*i18n*/ 'Enter a focal point from 0% to 100%.';
export const percent = z.int().min(0, { error: PERCENT_PROBLEM }).max(100, { error: PERCENT_PROBLEM });

const buildNullableTextSchema = (max: number, tooLongProblem: string) =>
  buildOptionalTextSchema(max, tooLongProblem).transform((text) => text ?? null);
export const optionalAlt = buildNullableTextSchema(
  240,
  'Use at most 240 characters for the description of the picture.',
);
const seoTitle = buildNullableTextSchema(80, 'Use at most 80 characters for the title.');
const seoDescription = buildNullableTextSchema(200, 'Use at most 200 characters for the description.');

/** All fields of a collection except the products chosen by hand. */
export const fullCollectionSchema = collectionTextSchema
  .extend({
    slug: collectionSlug,
    bannerAlt: optionalAlt,
    bannerAltNe: optionalAlt,
    bannerFocusX: percent,
    bannerFocusY: percent,
    seoTitle,
    seoTitleNe: seoTitle,
    seoDescription,
    seoDescriptionNe: seoDescription,
    ...publicationFields,
    membership: z.enum(['HAND', 'RULE']),
    rule: collectionRuleSchema.nullish().transform((rule) => rule ?? null),
    sort: z.enum(MEMBER_SORTS),
  })
  .superRefine((collection, context) => {
    checkDates(collection, context);
    if (collection.membership !== 'RULE') return;
    if (!collection.rule) context.addIssue(createProblemIssue('RULE_WITHOUT_CONDITION', {}, ['rule']));
    if (collection.sort === 'HAND')
      context.addIssue(createProblemIssue('MANUAL_SORT_WITH_RULE', {}, ['sort']));
  });

/** Suggests a URL slug for a name. Staff can change it. */
export function toSlug(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '');
}

export const MAX_MEMBERS = 1000;
