import type { z } from 'zod';
import { buildOptionalTextSchema } from '#domain/text/fields.ts';
import { addressSchema } from './addressSchema.ts';

export const MAX_ADDRESSES = 20;

/** A checkout address with a label chosen by its owner. */
export const savedAddressSchema = addressSchema.extend({
  label: buildOptionalTextSchema(40, /*i18n*/ 'Use at most 40 characters for the label.'),
});

export type SavedAddressForm = z.input<typeof savedAddressSchema>;
export type SavedAddress = z.output<typeof savedAddressSchema>;
