import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { z } from 'zod';
import { formatIsoDay, kathmanduDay } from '#domain/calendar/kathmandu.ts';
import { payerSchema } from '#domain/payments/payerSchema.ts';
import { PAYMENTS_PROBLEMS } from '#domain/payments/paymentsProblems.ts';
import { transferSlipSchema } from '#domain/payments/transferSlipSchema.ts';
import { readNumber } from '#domain/text/readNumber.ts';
import { emptyPayer, type PayerForm } from '#web/ui/form/payerFieldValues.ts';

/** What stands on a slip, as it is typed. */
export interface SlipValues extends PayerForm {
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
  return {
    amount: amount > 0 ? String(amount) : '',
    paidOn: today(),
    reference: '',
    bank: '',
    photo: '',
    payer: emptyPayer,
  };
}

/** What is sent of it; whose account it came from only where that is asked. */
export function toSlip({ amount, bank, payer, ...values }: SlipValues, payerRequired: boolean) {
  const from = payerRequired ? payer.bank : bank;
  return {
    ...values,
    amount: readNumber(amount) ?? Number.NaN,
    bank: from.trim() || null,
    ...(payerRequired && { payer }),
  };
}

/** The day in Kathmandu, such as 2026-11-27. */
export function today(): string {
  return formatIsoDay(kathmanduDay(new Date()));
}

const slip = transferSlipSchema
  .extend({
    photo: z.string().min(1, { error: /*i18n*/ 'Add a photograph of the slip.' }),
    payer: payerSchema.optional(),
  })
  .refine(({ paidOn }) => paidOn <= today(), {
    path: ['paidOn'],
    error: PAYMENTS_PROBLEMS.SLIP_DAY_AHEAD.message,
  });

/** The rules of a slip, asked about what the form means, with the photograph that was sent apart from it. */
export function slipResolver(photo: string, payerRequired: boolean): Resolver<SlipValues> {
  const rules = z.preprocess(
    (values) => toSlip(values as SlipValues, payerRequired),
    slip,
  ) as unknown as z.ZodType<SlipValues, SlipValues>;
  const asTyped = zodResolver(rules, undefined, { raw: true });
  return (values, context, options) => asTyped({ ...values, photo }, context, options);
}
