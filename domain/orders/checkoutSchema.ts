import { z } from 'zod';
import { addressSchema } from '#domain/customers/addressSchema.ts';
import { payerSchema } from '#domain/payments/payerSchema.ts';
import { buildOptionalMultilineSchema } from '#domain/text/fields.ts';
import { contactSchema } from './contactSchema.ts';
import { CHECKOUT_METHODS } from './orderLifecycle.ts';

export const checkoutSchema = z.object({
  contact: contactSchema,
  shippingAddress: addressSchema,
  paymentMethod: z.enum(CHECKOUT_METHODS, { error: /*i18n*/ 'Choose how you want to pay.' }),
  payer: payerSchema.nullish(),
  notes: buildOptionalMultilineSchema(500, /*i18n*/ 'Use at most 500 characters for the notes.'),
});

const KEY_PROBLEM = 'An idempotency key has 8 to 128 characters.';

export const idempotencyKeySchema = z
  .string()
  .min(8, { error: KEY_PROBLEM })
  .max(128, { error: KEY_PROBLEM });

export type CheckoutForm = z.input<typeof checkoutSchema>;
export type Checkout = z.output<typeof checkoutSchema>;
