import { z } from 'zod';

export const PRICE_PARTS = ['MAKING_PERCENT', 'MAKING_FIXED', 'STONES', 'FIXED_PRICE'] as const;
export type PricePart = (typeof PRICE_PARTS)[number];

export const PRICE_CHANGE_OPERATIONS = ['SET', 'ADD', 'PERCENT'] as const;
export type PriceChangeOperation = (typeof PRICE_CHANGE_OPERATIONS)[number];

const AMOUNT_PROBLEM = /*i18n*/ 'Enter an amount or percentage.';
const ROUNDING_PROBLEM = /*i18n*/ 'Enter a whole number of rupees to round to, from 1 to 10,000.';

/** A change to one part of the price of many products. */
export const priceChangeSchema = z.object({
  part: z.enum(PRICE_PARTS),
  way: z.enum(PRICE_CHANGE_OPERATIONS),
  amount: z
    .number({ error: AMOUNT_PROBLEM })
    .min(-100_000_000, { error: AMOUNT_PROBLEM })
    .max(100_000_000, { error: AMOUNT_PROBLEM }),
  roundTo: z
    .int({ error: ROUNDING_PROBLEM })
    .min(1, { error: ROUNDING_PROBLEM })
    .max(10_000, { error: ROUNDING_PROBLEM })
    .nullish()
    .transform((step) => step ?? 1),
});

export type PriceChange = z.output<typeof priceChangeSchema>;
