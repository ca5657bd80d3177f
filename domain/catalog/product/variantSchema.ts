import { z } from 'zod';
import { buildOptionalTextSchema, buildWholeNumberSchema } from '#domain/text/fields.ts';
import { toLatinDigits } from '#domain/text/readNumber.ts';

/** Two kilograms. */
export const MAX_WEIGHT_MG = 2_000_000;
const MAX_STOCK = 100_000;

/** Message for an invalid weight given in milligrams. */
export const WEIGHT_IN_MILLIGRAMS_PROBLEM =
  /*i18n*/ 'Enter the weight in milligrams as a whole number from 1 to 20,00,000.';
/** Message for an invalid weight given in grams. */
export const WEIGHT_IN_GRAMS_PROBLEM =
  /*i18n*/ 'Enter the weight in grams, from 0.001 to 2000, without commas.';

export const stockCount = buildWholeNumberSchema(
  0,
  MAX_STOCK,
  /*i18n*/ 'Enter the stock as a whole number from 0 to 1,00,000.',
);

export const weightMg = buildWholeNumberSchema(1, MAX_WEIGHT_MG, WEIGHT_IN_MILLIGRAMS_PROBLEM);

export const buildSkuSchema = (maxLength: number, tooLongProblem: string) =>
  z
    .string()
    .trim()
    .max(maxLength, { error: tooLongProblem })
    .regex(/^[A-Za-z0-9][A-Za-z0-9./-]*$/, {
      error: /*i18n*/ 'Use only letters, digits, hyphens, dots and slashes for the SKU.',
    });

const BARCODE_PROBLEM =
  /*i18n*/ 'Use at most 48 characters for the barcode: letters, digits and keyboard symbols.';

/** Null removes the barcode. */
const barcode = z
  .string()
  .transform((inputText) => toLatinDigits(inputText.normalize('NFKC').trim()))
  .refine((code) => /^[ -~]{0,48}$/.test(code), { error: BARCODE_PROBLEM })
  .transform((code) => code || null)
  .nullish();

export const variantSchema = z.object({
  size: buildOptionalTextSchema(16, /*i18n*/ 'Use at most 16 characters for a size.').transform(
    (size) => size && toLatinDigits(size),
  ),
  sku: buildSkuSchema(48, /*i18n*/ 'Use at most 48 characters for the SKU.').nullish(),
  barcode,
  weightMg: weightMg.nullish(),
  stock: stockCount.nullish(),
});

export type VariantInput = z.output<typeof variantSchema>;
