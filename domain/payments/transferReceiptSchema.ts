import { z } from 'zod';
import { paymentAmount } from '#domain/orders/paymentEntrySchema.ts';
import { buildOptionalMultilineSchema, buildOptionalTextSchema } from '#domain/text/fields.ts';
import { buildMultilineSchema, buildSingleLineSchema } from '#domain/text/texts.ts';

const AMOUNT_PROBLEM = /*i18n*/ 'Enter the amount in whole rupees.';
const REFERENCE_PROBLEM = /*i18n*/ 'Enter the reference or transaction number on the receipt.';
const REASON_PROBLEM = 'Enter the reason for declining. The customer sees it.';
const MAX_AMOUNT = 1_000_000_000;

const reference = buildSingleLineSchema(REFERENCE_PROBLEM)
  .min(1, { error: REFERENCE_PROBLEM })
  .max(60, { error: /*i18n*/ 'Use at most 60 characters for the reference.' });

/** Transfer details that the customer enters with the photo of the receipt. */
export const transferReceiptSchema = z.object({
  amount: z
    .int({ error: AMOUNT_PROBLEM })
    .min(1, { error: AMOUNT_PROBLEM })
    .max(MAX_AMOUNT, { error: AMOUNT_PROBLEM }),
  reference,
  paidOn: z.iso.date({ error: /*i18n*/ 'Choose the date of the transfer.' }),
  bank: buildOptionalTextSchema(80, /*i18n*/ 'Use at most 80 characters for the bank name.'),
});

/** Details of a transfer as staff found it in the bank account. */
export const receiptAcceptanceSchema = z.object({
  amount: paymentAmount,
  reference,
  note: buildOptionalMultilineSchema(240, 'Use at most 240 characters for the note.'),
});

export const receiptDeclineSchema = z.object({
  reason: buildMultilineSchema(REASON_PROBLEM)
    .min(1, { error: REASON_PROBLEM })
    .max(240, { error: 'Use at most 240 characters for the reason.' }),
});
