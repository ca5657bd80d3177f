import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { z } from 'zod';
import { formatIsoDay, kathmanduDay } from '#domain/calendar/kathmandu.ts';
import { PAYMENTS_PROBLEMS } from '#domain/payments/paymentsProblems.ts';
import { transferSlipSchema } from '#domain/payments/transferSlipSchema.ts';
import { readNumber } from '#domain/text/numbers.ts';

/** What stands on a slip, as it is typed. */
export interface SlipValues {
  amount: string;
  /** A day of Kathmandu. */
  paidOn: string;
  reference: string;
  bank: string;
  /** The id that its photograph was given; empty before it is added. */
  photo: string;
}

/** What is likely: all that is still to come, transferred today. */
export function toSlipValues(amount: number): SlipValues {
  return { amount: amount > 0 ? String(amount) : '', paidOn: today(), reference: '', bank: '', photo: '' };
}

export function toSlip({ amount, bank, ...values }: SlipValues) {
  return { ...values, amount: readNumber(amount) ?? Number.NaN, bank: bank.trim() || null };
}

/** The day in Kathmandu, such as 2026-11-27. */
export function today(): string {
  return formatIsoDay(kathmanduDay(new Date()));
}

const rules = z.preprocess(
  (values) => toSlip(values as SlipValues),
  transferSlipSchema
    .extend({ photo: z.string().min(1, { error: /*i18n*/ 'Add a photograph of the slip.' }) })
    .refine(({ paidOn }) => paidOn <= today(), {
      path: ['paidOn'],
      error: PAYMENTS_PROBLEMS.SLIP_DAY_AHEAD.message,
    }),
) as unknown as z.ZodType<SlipValues, SlipValues>;

const asTyped = zodResolver(rules, undefined, { raw: true });

/** The rules of a slip, asked about what the form means, with the photograph that was sent apart from it. */
export function slipResolver(photo: string): Resolver<SlipValues> {
  return (values, context, options) => asTyped({ ...values, photo }, context, options);
}
