import { z } from 'zod';
import { paymentAmount } from '#domain/orders/paymentEntrySchema.ts';
import { buildMultilineSchema } from '#domain/text/texts.ts';

const NOTE_MISSING = 'Enter a note.';

export const reviewDecisionSchema = z.object({
  amount: paymentAmount.nullish(),
  note: buildMultilineSchema(NOTE_MISSING)
    .min(1, { error: NOTE_MISSING })
    .max(240, { error: 'Use at most 240 characters for the note.' }),
});
