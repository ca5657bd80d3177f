import { z } from 'zod';
import { addressSchema } from '#domain/customers/addressSchema.ts';
import { optionalLines, optionalText } from '#domain/text/fields.ts';
import { manyLines, oneLine } from '#domain/text/texts.ts';
import { contactSchema } from './contactSchema.ts';
import { REFUND_METHODS } from './orderLifecycle.ts';
import { paymentAmount } from './paymentEntrySchema.ts';

const MAX_MOVED = 100;
const REASON_MISSING = /*i18n*/ 'Enter a reason for the cancellation.';

const reason = manyLines(REASON_MISSING)
  .min(1, { error: REASON_MISSING })
  .max(240, { error: /*i18n*/ 'Use at most 240 characters for the reason.' });

const MANY_PROBLEM = `Name 1 to ${MAX_MOVED} orders.`;

/** The orders that are moved on together. */
export const movedOrdersSchema = z.object({
  orderIds: z.array(z.string()).min(1, { error: MANY_PROBLEM }).max(MAX_MOVED, { error: MANY_PROBLEM }),
});

/** Cancelling takes a word of why. */
export const cancelSchema = z.object({ reason });

/** Cancelling by a status takes its note for the reason. */
export const cancelNoteSchema = z.object({ note: reason });

export const statusChangeSchema = z.object({
  note: optionalLines(500, 'Use at most 500 characters for the note.'),
  trackingNumber: optionalText(80, 'Use at most 80 characters for the tracking number.'),
  carrier: optionalText(80, 'Use at most 80 characters for the carrier.'),
});

export const paymentChangeSchema = z.object({
  reference: optionalText(120, 'Use at most 120 characters for the reference.'),
  reason: optionalLines(240, 'Use at most 240 characters for the reason.'),
  method: z.enum(REFUND_METHODS, { error: 'Choose how the money goes back.' }).nullish(),
});

/** Cash that a courier paid for an order outside of a remittance. */
export const courierCashSchema = paymentChangeSchema
  .pick({ reference: true })
  .extend({ amount: paymentAmount.nullish() });

/** What may be changed of an order until the store confirms it. */
export const orderChangeSchema = z.object({
  contact: contactSchema,
  shippingAddress: addressSchema,
  notes: optionalLines(500, /*i18n*/ 'Use at most 500 characters for the notes.'),
});

/** The same of one that is handed over at the store: nothing is sent, and its buyer need have no e-mail address. */
export const keptOrderChangeSchema = orderChangeSchema
  .omit({ shippingAddress: true })
  .extend({ contact: contactSchema.extend({ email: contactSchema.shape.email.or(z.literal('')) }) });

/** A mail in the store's own words. */
export const orderMailSchema = z.object({
  subject: required(oneLine, 160, 'Enter a subject.', 'Use at most 160 characters for the subject.'),
  message: required(manyLines, 5000, 'Enter a message.', 'Use at most 5,000 characters for the message.'),
});

/** The word that goes with one of the store's ready mails. */
export const orderMailNoteSchema = z.object({
  message: optionalLines(500, 'Use at most 500 characters for the note.'),
});

function required(lines: typeof oneLine, max: number, missing: string, tooLong: string) {
  return lines(missing).min(1, { error: missing }).max(max, { error: tooLong });
}
