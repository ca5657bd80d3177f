import { z } from 'zod';
import { email } from '#domain/text/fields.ts';
import { oneLine } from '#domain/text/texts.ts';

const PRICE_PROBLEM = /*i18n*/ 'Enter a price in whole rupees.';
const TWO_PRICES_PROBLEM = /*i18n*/ 'Enter the price either with tax or before tax.';

const noPrice = z.null({ error: /*i18n*/ 'Only an alert about a price takes one.' }).optional();

const price = z
  .int({ error: PRICE_PROBLEM })
  .min(1, { error: PRICE_PROBLEM })
  .max(2_147_483_647, { error: PRICE_PROBLEM });

const piece = {
  productId: z.string(),
  size: oneLine()
    .nullish()
    .transform((size) => size || null),
  language: z
    .enum(['en', 'ne'], { error: /*i18n*/ 'Mails are written in en or ne.' })
    .nullish()
    .transform((language) => language ?? 'en'),
};

/** What an alert waits for: a piece that is back takes no price, one that shall cost less needs it. */
export const alertSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('BACK_IN_STOCK'),
    ...piece,
    price: noPrice,
    priceWithTax: noPrice,
  }),
  z
    .object({
      kind: z.literal('PRICE_BELOW'),
      ...piece,
      price: price.nullish(),
      priceWithTax: price.nullish(),
    })
    .refine((wish) => (wish.price ?? wish.priceWithTax) != null, { path: ['price'], error: PRICE_PROBLEM })
    .refine((wish) => wish.price == null || wish.priceWithTax == null, {
      path: ['priceWithTax'],
      error: TWO_PRICES_PROBLEM,
    }),
]);

/** Where a guest's alert goes. */
export const alertAddressSchema = z.object({ email });

export type AlertRequest = z.output<typeof alertSchema>;
