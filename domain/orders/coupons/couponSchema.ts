import { z } from 'zod';
import { problemIssue } from '#domain/errors/problemIssue.ts';
import { formatNumber } from '#domain/text/numbers.ts';
import { oneLine } from '#domain/text/texts.ts';
import { COUPON_BASES, normaliseCouponCode } from './coupons.ts';

const CODE_PROBLEM = 'Use 3 to 40 letters, digits and hyphens.';
const PERCENT_PROBLEM = 'Enter a percentage from 1 to 100.';
const MAX = 100_000_000;

const amountFrom = (least: number) => {
  const error = `Enter an amount in rupees from ${least} to ${formatNumber(MAX)}.`;
  return z.int({ error }).min(least, { error }).max(MAX, { error });
};
const TIMES_PROBLEM = 'Enter a number of times from 1 to 10,00,000.';

const NAME_PROBLEM = 'Use at most 80 characters for the name.';
const COLLECTIONS_PROBLEM = 'Choose 1 to 50 collections.';
const PRODUCTS_PROBLEM = 'Choose 1 to 50 pieces.';
const GROUPS_PROBLEM = 'Choose 1 to 50 groups of customers.';

const times = z
  .int({ error: TIMES_PROBLEM })
  .min(1, { error: TIMES_PROBLEM })
  .max(1_000_000, { error: TIMES_PROBLEM })
  .nullish()
  .transform((times) => times ?? null);

const optionalName = oneLine(NAME_PROBLEM)
  .max(80, { error: NAME_PROBLEM })
  .nullish()
  .transform((name) => name || null);

const ids = (error: string) =>
  z
    .array(z.string().max(36), { error })
    .min(1, { error })
    .max(50, { error })
    .nullish()
    // One order, so that a list that is chosen anew in another one is no change.
    .transform((ids) => (ids ? [...new Set(ids)].sort() : null));

const yesOrNo = (fallback: boolean) =>
  z
    .boolean()
    .nullish()
    .transform((given) => given ?? fallback);

const percent = z
  .int({ error: PERCENT_PROBLEM })
  .min(1, { error: PERCENT_PROBLEM })
  .max(100, { error: PERCENT_PROBLEM });

/** The shipping has neither a value nor a basis: what a form still holds of another kind counts for nothing. */
const ofShipping = <Value>(value: Value) =>
  z
    .unknown()
    .optional()
    .transform(() => value);

const ofAllKinds = z.object({
  code: z
    .string({ error: CODE_PROBLEM })
    .transform(normaliseCouponCode)
    .pipe(z.string().regex(/^[A-Z0-9][A-Z0-9-]{2,39}$/, { error: CODE_PROBLEM })),
  maxDiscount: amountFrom(1)
    .nullish()
    .transform((amount) => amount ?? null),
  minItems: amountFrom(0)
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
  isAutomatic: yesOrNo(false),
  basis: z
    .enum(COUPON_BASES)
    .nullish()
    .transform((basis) => basis ?? 'PRICE'),
  perCustomer: times,
  isFirstOrderOnly: yesOrNo(false),
  collectionIds: ids(COLLECTIONS_PROBLEM),
  productIds: ids(PRODUCTS_PROBLEM),
  groupIds: ids(GROUPS_PROBLEM),
  isActive: yesOrNo(true),
});

/** A coupon as staff write it, all of it; what it takes off is a percentage, a sum in rupees or the shipping, as its kind says. */
export const couponSchema = z
  .discriminatedUnion(
    'kind',
    [
      ofAllKinds.extend({ kind: z.literal('PERCENT'), value: percent }),
      ofAllKinds.extend({ kind: z.literal('FIXED'), value: amountFrom(1) }),
      ofAllKinds.extend({
        kind: z.literal('SHIPPING'),
        value: ofShipping(0),
        basis: ofShipping('PRICE' as const),
      }),
    ],
    { error: 'Choose a percentage, a fixed amount or free shipping.' },
  )
  .superRefine(({ kind, maxDiscount, startsAt, endsAt, isAutomatic, name }, context) => {
    if (isAutomatic && name === null)
      context.addIssue(problemIssue('AUTOMATIC_COUPON_WITHOUT_NAME', {}, ['name']));
    if (kind === 'FIXED' && maxDiscount !== null)
      context.addIssue(problemIssue('FIXED_COUPON_WITH_MAXIMUM', {}, ['maxDiscount']));
    if (startsAt && endsAt && endsAt <= startsAt)
      context.addIssue(problemIssue('END_BEFORE_BEGINNING', {}, ['endsAt']));
  });

export type CouponText = z.output<typeof couponSchema>;
