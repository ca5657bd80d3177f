import { z } from 'zod';
import { problemIssue } from '#domain/errors/problemIssue.ts';
import { formatNumber } from '#domain/text/numbers.ts';
import { normaliseCouponCode } from './coupons.ts';

const CODE_PROBLEM = 'Use 3 to 40 letters, digits and hyphens for the code.';
const PERCENT_PROBLEM = 'Enter a percentage from 1 to 100.';
const MAX = 100_000_000;

const amountFrom = (least: number) => {
  const error = `Enter an amount in rupees from ${least} to ${formatNumber(MAX)}.`;
  return z.int({ error }).min(least, { error }).max(MAX, { error });
};
const TIMES_PROBLEM = 'Enter a number of times from 1 to 10,00,000.';

const percent = z
  .int({ error: PERCENT_PROBLEM })
  .min(1, { error: PERCENT_PROBLEM })
  .max(100, { error: PERCENT_PROBLEM });

const ofBothKinds = z.object({
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
  usageLimit: z
    .int({ error: TIMES_PROBLEM })
    .min(1, { error: TIMES_PROBLEM })
    .max(1_000_000, { error: TIMES_PROBLEM })
    .nullish()
    .transform((times) => times ?? null),
  active: z
    .boolean()
    .nullish()
    .transform((active) => active ?? true),
});

/** A coupon as staff write it, all of it; what it takes off is a percentage or a sum in rupees, as its kind says. */
export const couponSchema = z
  .discriminatedUnion(
    'kind',
    [
      ofBothKinds.extend({ kind: z.literal('PERCENT'), value: percent }),
      ofBothKinds.extend({ kind: z.literal('FIXED'), value: amountFrom(1) }),
    ],
    { error: 'Choose a percentage or a fixed amount.' },
  )
  .superRefine(({ kind, maxDiscount, startsAt, endsAt }, context) => {
    if (kind === 'FIXED' && maxDiscount !== null)
      context.addIssue(problemIssue('FIXED_COUPON_WITH_MAXIMUM', {}, ['maxDiscount']));
    if (startsAt && endsAt && endsAt <= startsAt)
      context.addIssue(problemIssue('END_BEFORE_BEGINNING', {}, ['endsAt']));
  });

export type CouponText = z.output<typeof couponSchema>;
