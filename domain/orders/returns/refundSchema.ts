import { z } from 'zod';
import { REFUND_METHODS } from '#domain/orders/orderLifecycle.ts';
import { optionalText } from '#domain/text/fields.ts';

const AMOUNT = 'Enter how much goes back, in whole rupees.';

/** What goes back to a buyer. */
export const refundSchema = z.object({
  amount: z.int({ error: AMOUNT }).min(1, { error: AMOUNT }),
  method: z.enum(REFUND_METHODS, { error: 'Choose how the money goes back.' }),
  reference: optionalText(120, 'Use at most 120 characters for the reference.'),
  note: optionalText(240, 'Use at most 240 characters for the note.'),
  compensationReason: optionalText(240, 'Use at most 240 characters for the reason.'),
});

/** What is said along with what a provider gives back. */
export const refundWordsSchema = refundSchema.pick({ note: true, compensationReason: true });

/** What a provider gives back: how, and with which reference, it knows itself. */
export const providerRefundSchema = refundSchema.pick({ amount: true, note: true, compensationReason: true });

/** The same along with pieces that are taken: all that is owed where no amount is said. */
export const refundAtOnceSchema = refundSchema.extend({ amount: refundSchema.shape.amount.nullish() });
