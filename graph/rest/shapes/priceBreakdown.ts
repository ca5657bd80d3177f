import { z } from 'zod';
import type { PriceBreakdown } from '#graph/schema/schema.generated.ts';
import { gramsOf, weightSchema } from './entity.ts';

export const PRICE_BREAKDOWN = '{ metal making stones total ratePerTola weightMg purity fineness }';

export const priceBreakdownSchema = z
  .object({
    metal: z.int(),
    making: z.int(),
    stones: z.int(),
    total: z.int(),
    ratePerTola: z.int().describe('NPR a tola (11.664 g) of fine metal.'),
    weight: weightSchema,
    purity: z.string(),
    fineness: z.number(),
  })
  .meta({ id: 'PriceBreakdown', description: "How a price is made from the day's rate, NPR." });

export function priceBreakdownOf({ weightMg, ...parts }: PriceBreakdown) {
  return { ...parts, weight: gramsOf(weightMg) };
}
