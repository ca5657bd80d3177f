import { z } from 'zod';
import { PAYMENT_METHODS } from '../orderLifecycle.ts';
import { addressSchema } from './address.ts';
import { contactSchema } from './contact.ts';
import { optionalText } from './fields.ts';

export const checkoutSchema = z.object({
  contact: contactSchema,
  shippingAddress: addressSchema,
  paymentMethod: z.enum(PAYMENT_METHODS, { error: /*i18n*/ 'Choose how you want to pay.' }),
  notes: optionalText(500, /*i18n*/ 'Use at most 500 characters for the notes.'),
});

export type CheckoutForm = z.input<typeof checkoutSchema>;
export type Checkout = z.output<typeof checkoutSchema>;
