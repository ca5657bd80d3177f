import { z } from 'zod';
import { paymentAmount } from '#domain/orders/paymentEntrySchema.ts';
import { optionalLines } from '#domain/text/fields.ts';
import { oneLine } from '#domain/text/texts.ts';

export const MOST_PARCELS = 500;

const CARRIER = /*i18n*/ 'Choose the courier.';
const REFERENCE = /*i18n*/ 'Enter the reference of the transfer or the receipt.';

/** What staff note of a sum that a courier brought. */
export const remittanceSchema = z.object({
  carrier: oneLine(CARRIER).min(1, { error: CARRIER }).max(80, { error: CARRIER }),
  reference: oneLine(REFERENCE)
    .min(1, { error: REFERENCE })
    .max(80, { error: /*i18n*/ 'Use at most 80 characters for the reference.' }),
  day: z.iso.date({ error: /*i18n*/ 'Choose the day on which it arrived.' }),
  total: paymentAmount,
  note: optionalLines(240, /*i18n*/ 'Use at most 240 characters for the note.'),
});
