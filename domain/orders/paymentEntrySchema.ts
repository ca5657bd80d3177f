import { z } from 'zod';
import { buildOptionalMultilineSchema, buildOptionalTextSchema } from '#domain/text/fields.ts';
import { formatNumber } from '#domain/text/numbers.ts';
import { buildMultilineSchema } from '#domain/text/texts.ts';
import { MONEY_METHODS } from './orderLifecycle.ts';

const MAX = 1_000_000_000;
const AMOUNT_PROBLEM = `Enter an amount in whole rupees from 1 to ${formatNumber(MAX)}.`;
const REASON_MISSING = 'Enter a reason.';

export const paymentAmount = z
  .int({ error: AMOUNT_PROBLEM })
  .min(1, { error: AMOUNT_PROBLEM })
  .max(MAX, { error: AMOUNT_PROBLEM });

export const paymentEntrySchema = z.object({
  method: z.enum(MONEY_METHODS, { error: 'Choose the payment method.' }),
  amount: paymentAmount,
  reference: buildOptionalTextSchema(120, 'Use at most 120 characters for the reference.'),
  note: buildOptionalMultilineSchema(240, 'Use at most 240 characters for the note.'),
});

export const voidPaymentSchema = z.object({
  reason: buildMultilineSchema(REASON_MISSING)
    .min(1, { error: REASON_MISSING })
    .max(240, { error: 'Use at most 240 characters for the reason.' }),
});
