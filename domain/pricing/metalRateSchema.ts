import { z } from 'zod';
import { METALS } from '#domain/catalog/metals.ts';
import { buildOptionalTextSchema } from '#domain/text/fields.ts';

const RATE_PROBLEM = 'Enter the rupees per tola as a whole number from 100 to 1,00,00,000.';

/** In NPR per tola of fine metal. */
export const perTola = z
  .int({ error: RATE_PROBLEM })
  .min(100, { error: RATE_PROBLEM })
  .max(10_000_000, { error: RATE_PROBLEM });

export const metalRateSchema = z.object({
  metal: z.enum(METALS, { error: 'Choose a metal.' }),
  perTola,
  effectiveFrom: z.date().nullish(),
  source: buildOptionalTextSchema(80, 'Use at most 80 characters for the source.'),
  confirm: z.boolean().nullish(),
});

export const previewRatesSchema = z
  .object({ gold: perTola.nullish(), silver: perTola.nullish() })
  .refine(({ gold, silver }) => (gold ?? silver) != null, {
    error: 'Enter a rate to try.',
    path: ['gold'],
  });
