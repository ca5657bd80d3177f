import { z } from 'zod';
import { createProblemIssue } from '#domain/errors/createProblemIssue.ts';
import { formatNumber } from '#domain/text/numbers.ts';
import { buildSingleLineSchema } from '#domain/text/texts.ts';
import { COUPON_BASES, normaliseCouponCode } from './coupons.ts';

const CODE_PROBLEM = 'Use 3 to 40 letters, digits and hyphens.';
const PERCENT_PROBLEM = 'Enter a percentage from 1 to 100.';
const MAX_AMOUNT = 100_000_000;

const buildAmountSchema = (min: number) => {
  const error = `Enter an amount in rupees from ${min} to ${formatNumber(MAX_AMOUNT)}.`;
  return z.int({ error }).min(min, { error }).max(MAX_AMOUNT, { error });
};
const TIMES_PROBLEM = 'Enter a number of times from 1 to 10,00,000.';

const NAME_PROBLEM = 'Use at most 80 characters for the name.';
const COLLECTIONS_PROBLEM = 'Choose 1 to 50 collections.';
const PRODUCTS_PROBLEM = 'Choose 1 to 50 products.';
const GROUPS_PROBLEM = 'Choose 1 to 50 customer groups.';

const times = z
  .int({ error: TIMES_PROBLEM })
  .min(1, { error: TIMES_PROBLEM })
  .max(1_000_000, { error: TIMES_PROBLEM })
  .nullish()
  .transform((times) => times ?? null);

const optionalName = buildSingleLineSchema(NAME_PROBLEM)
  .max(80, { error: NAME_PROBLEM })
  .nullish()
  .transform((name) => name || null);

const buildIdsSchema = (error: string) =>
  z
    .array(z.string().max(36), { error })
    .min(1, { error })
    .max(50, { error })
    .nullish()
    // Sorted, so that choosing the same ids in another order is not a change.
    .transform((ids) => (ids ? [...new Set(ids)].sort() : null));

const buildBooleanSchema = (fallback: boolean) =>
  z
    .boolean()
    .nullish()
    .transform((value) => value ?? fallback);

const percent = z
  .int({ error: PERCENT_PROBLEM })
  .min(1, { error: PERCENT_PROBLEM })
  .max(100, { error: PERCENT_PROBLEM });

/** A shipping coupon has no value and no basis. Values that a form still contains from another kind are dropped. */
const buildIgnoredFieldSchema = <Value>(value: Value) =>
  z
    .unknown()
    .optional()
    .transform(() => value);

const commonFields = z.object({
  code: z
    .string({ error: CODE_PROBLEM })
    .transform(normaliseCouponCode)
    .pipe(z.string().regex(/^[A-Z0-9][A-Z0-9-]{2,39}$/, { error: CODE_PROBLEM })),
  maxDiscount: buildAmountSchema(1)
    .nullish()
    .transform((amount) => amount ?? null),
  minItems: buildAmountSchema(0)
    .nullish()
    .transform((amount) => amount ?? 0),
  startsAt: z
    .date()
    .nullish()
    .transform((at) => at ?? null),
  endsAt: z
    .date()
    .nullish()
    .transform((at) => at ?? null),
  usageLimit: times,
  name: optionalName,
  nameNe: optionalName,
  isAutomatic: buildBooleanSchema(false),
  basis: z
    .enum(COUPON_BASES)
    .nullish()
    .transform((basis) => basis ?? 'PRICE'),
  perCustomer: times,
  isFirstOrderOnly: buildBooleanSchema(false),
  collectionIds: buildIdsSchema(COLLECTIONS_PROBLEM),
  productIds: buildIdsSchema(PRODUCTS_PROBLEM),
  groupIds: buildIdsSchema(GROUPS_PROBLEM),
  isActive: buildBooleanSchema(true),
});

/** A complete coupon. `kind` decides whether its discount is a percentage, an amount in rupees or the shipping. */
export const couponSchema = z
  .discriminatedUnion(
    'kind',
    [
      commonFields.extend({ kind: z.literal('PERCENT'), value: percent }),
      commonFields.extend({ kind: z.literal('FIXED'), value: buildAmountSchema(1) }),
      commonFields.extend({
        kind: z.literal('SHIPPING'),
        value: buildIgnoredFieldSchema(0),
        basis: buildIgnoredFieldSchema('PRICE' as const),
      }),
    ],
    { error: 'Choose a percentage, a fixed amount or free shipping.' },
  )
  .superRefine(({ kind, maxDiscount, startsAt, endsAt, isAutomatic, name }, context) => {
    if (isAutomatic && name === null)
      context.addIssue(createProblemIssue('AUTOMATIC_COUPON_WITHOUT_NAME', {}, ['name']));
    if (kind === 'FIXED' && maxDiscount !== null)
      context.addIssue(createProblemIssue('FIXED_COUPON_WITH_MAXIMUM', {}, ['maxDiscount']));
    if (startsAt && endsAt && endsAt <= startsAt)
      context.addIssue(createProblemIssue('END_BEFORE_BEGINNING', {}, ['endsAt']));
  });

export type CouponInput = z.output<typeof couponSchema>;
