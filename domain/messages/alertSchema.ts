import { z } from 'zod';
import { email } from '#domain/text/fields.ts';
import { oneLine } from '#domain/text/texts.ts';

const PRICE_PROBLEM = /*i18n*/ 'Enter a price in whole rupees.';

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
    price: z.null({ error: /*i18n*/ 'Only an alert about a price takes one.' }).optional(),
  }),
  z.object({
    kind: z.literal('PRICE_BELOW'),
    ...piece,
    price: z
      .int({ error: PRICE_PROBLEM })
      .min(1, { error: PRICE_PROBLEM })
      .max(2_147_483_647, { error: PRICE_PROBLEM }),
  }),
]);

/** Where a guest's alert goes. */
export const alertAddressSchema = z.object({ email });

export type AlertRequest = z.output<typeof alertSchema>;
