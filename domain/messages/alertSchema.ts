import { z } from 'zod';
import { email } from '#domain/text/fields.ts';
import { buildSingleLineSchema } from '#domain/text/texts.ts';

const PRICE_PROBLEM = /*i18n*/ 'Enter a price in whole rupees.';
const TWO_PRICES_PROBLEM = /*i18n*/ 'Enter the price either with tax or before tax, not both.';

const noPrice = z.null({ error: /*i18n*/ 'Only a price alert can have a price.' }).optional();

const price = z
  .int({ error: PRICE_PROBLEM })
  .min(1, { error: PRICE_PROBLEM })
  .max(2_147_483_647, { error: PRICE_PROBLEM });

const productFields = {
  productId: z.string(),
  size: buildSingleLineSchema()
    .nullish()
    .transform((size) => size || null),
  language: z
    .enum(['en', 'ne'], { error: /*i18n*/ 'Choose en or ne as the language of the emails.' })
    .nullish()
    .transform((language) => language ?? 'en'),
};

/** A price-drop alert requires a price. A back-in-stock alert has no price. */
export const alertSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('BACK_IN_STOCK'),
    ...productFields,
    price: noPrice,
    priceWithTax: noPrice,
  }),
  z
    .object({
      kind: z.literal('PRICE_BELOW'),
      ...productFields,
      price: price.nullish(),
      priceWithTax: price.nullish(),
    })
    .refine((input) => (input.price ?? input.priceWithTax) != null, { path: ['price'], error: PRICE_PROBLEM })
    .refine((input) => input.price == null || input.priceWithTax == null, {
      path: ['priceWithTax'],
      error: TWO_PRICES_PROBLEM,
    }),
]);

/** Email address for a guest's alert. */
export const alertAddressSchema = z.object({ email });

export type AlertRequest = z.output<typeof alertSchema>;
