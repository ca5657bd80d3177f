import { z } from 'zod';
import { addressSchema } from '#domain/customers/addressSchema.ts';
import { buildOptionalMultilineSchema, buildOptionalTextSchema } from '#domain/text/fields.ts';
import { buildMultilineSchema, buildSingleLineSchema } from '#domain/text/texts.ts';
import { contactSchema } from './contactSchema.ts';
import { REFUND_METHODS } from './orderLifecycle.ts';
import { paymentAmount } from './paymentEntrySchema.ts';

const MAX_ORDERS = 100;
const REASON_MISSING = /*i18n*/ 'Enter a reason for the cancellation.';

const reason = buildMultilineSchema(REASON_MISSING)
  .min(1, { error: REASON_MISSING })
  .max(240, { error: /*i18n*/ 'Use at most 240 characters for the reason.' });

const COUNT_PROBLEM = `Choose 1 to ${MAX_ORDERS} orders.`;

export const orderIdsSchema = z.object({
  orderIds: z.array(z.string()).min(1, { error: COUNT_PROBLEM }).max(MAX_ORDERS, { error: COUNT_PROBLEM }),
});

/** Cancelling requires a reason. */
export const cancelSchema = z.object({ reason });

/** If a status change cancels an order, its note is the reason. */
export const cancelNoteSchema = z.object({ note: reason });

export const statusChangeSchema = z.object({
  note: buildOptionalMultilineSchema(500, 'Use at most 500 characters for the note.'),
  trackingNumber: buildOptionalTextSchema(80, 'Use at most 80 characters for the tracking number.'),
  carrier: buildOptionalTextSchema(80, 'Use at most 80 characters for the carrier.'),
});

export const paymentChangeSchema = z.object({
  reference: buildOptionalTextSchema(120, 'Use at most 120 characters for the reference.'),
  reason: buildOptionalMultilineSchema(240, 'Use at most 240 characters for the reason.'),
  method: z.enum(REFUND_METHODS, { error: 'Choose how to refund the payment.' }).nullish(),
});

/** Cash that a carrier remits for one order, outside a remittance document. */
export const carrierCashSchema = paymentChangeSchema
  .pick({ reference: true })
  .extend({ amount: paymentAmount.nullish() });

/** Fields a customer or staff member can change until the store confirms the order. */
export const orderChangeSchema = z.object({
  contact: contactSchema,
  shippingAddress: addressSchema,
  notes: buildOptionalMultilineSchema(500, /*i18n*/ 'Use at most 500 characters for the notes.'),
});

/** Editable fields of a pick-up order: it has no delivery address, and the email is optional. */
export const pickUpOrderChangeSchema = orderChangeSchema
  .omit({ shippingAddress: true })
  .extend({ contact: contactSchema.extend({ email: contactSchema.shape.email.or(z.literal('')) }) });

/** An email written by staff. */
export const orderEmailSchema = z.object({
  subject: buildRequiredTextSchema(
    buildSingleLineSchema,
    160,
    'Enter a subject.',
    'Use at most 160 characters for the subject.',
  ),
  message: buildRequiredTextSchema(
    buildMultilineSchema,
    5000,
    'Enter a message.',
    'Use at most 5,000 characters for the message.',
  ),
});

/** Note to insert into a standard email. */
export const orderEmailNoteSchema = z.object({
  message: buildOptionalMultilineSchema(500, 'Use at most 500 characters for the note.'),
});

function buildRequiredTextSchema(
  lines: typeof buildSingleLineSchema,
  max: number,
  missingProblem: string,
  tooLongProblem: string,
) {
  return lines(missingProblem).min(1, { error: missingProblem }).max(max, { error: tooLongProblem });
}
