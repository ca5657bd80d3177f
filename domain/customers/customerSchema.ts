import { z } from 'zod';
import { email, name, optionalPhone, phone } from '#domain/text/fields.ts';
import { buildMultilineSchema } from '#domain/text/texts.ts';

export const MAX_BLOCK_REASON_LENGTH = 240;

const reason = buildMultilineSchema(/*i18n*/ 'Enter a reason for blocking the account.')
  .min(1, { error: /*i18n*/ 'Enter a reason for blocking the account.' })
  .max(MAX_BLOCK_REASON_LENGTH, { error: /*i18n*/ 'Use at most 240 characters for the reason.' });

export const newCustomerSchema = z.object({ name, email, phone: optionalPhone });

/** Omitted fields keep their values. A null or blank phone removes the phone. */
export const customerChangesSchema = z.object({
  name: name.nullish(),
  email: email.nullish(),
  phone: z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    phone.nullable().optional(),
  ),
});

export const blockedStatusSchema = z.object({ status: z.literal('BLOCKED'), reason });

export const customerStatusSchema = z.discriminatedUnion('status', [
  blockedStatusSchema,
  z.object({ status: z.literal('ACTIVE') }),
]);
