import { z } from 'zod';
import { toGrams, weightSchema } from './entity.ts';
import type { PriceBreakdownFieldsFragment } from './priceBreakdown.generated.ts';

export const priceBreakdownSchema = z
  .object({
    metal: z.int(),
    making: z.int(),
    stones: z.int(),
    total: z.int(),
    ratePerTola: z.int().describe('NPR per tola (11.664 g) of fine metal.'),
    weight: weightSchema,
    purity: z.string(),
    fineness: z.number(),
  })
  .meta({ id: 'PriceBreakdown', description: "Price calculated from the day's metal rate, NPR." });

export function toPriceBreakdown({ weightMg, ...parts }: PriceBreakdownFieldsFragment) {
  return { ...parts, weight: toGrams(weightMg) };
}
