import { z } from 'zod';
import { problemIssue } from '#domain/errors/problemIssue.ts';
import { checkWhy, stockWhy } from '#domain/stock/stockReasons.ts';
import { optionalText } from '#domain/text/fields.ts';
import { MAX_SIZES } from './product/productSchema.ts';
import { stockCount } from './product/variantSchema.ts';

const ONE_WAY = problemIssue('ONE_WAY_OF_STOCK', {}, ['stock']);
const DELTA_PROBLEM = 'Enter by how many the stock changes, as a whole number.';

const size = optionalText(16, 'Use at most 16 characters for a size.');

/** A new count of one or several sizes, or a difference. */
export const stockChangeSchema = z
  .object({
    size,
    stock: stockCount.nullish(),
    delta: z
      .int({ error: DELTA_PROBLEM })
      .min(-100_000, { error: DELTA_PROBLEM })
      .max(100_000, { error: DELTA_PROBLEM })
      .refine((delta) => delta !== 0, { error: DELTA_PROBLEM })
      .nullish(),
    variants: z
      .array(z.object({ size, stock: stockCount }))
      .min(1, { error: ONE_WAY.message })
      .max(MAX_SIZES, { error: `A piece has at most ${MAX_SIZES} sizes.` })
      .nullish(),
    ...stockWhy,
  })
  .superRefine(checkWhy)
  .superRefine(({ stock, delta, variants, size: named }, context) => {
    if ([stock, delta, variants].filter((way) => way != null).length !== 1) context.addIssue({ ...ONE_WAY });
    if (variants && named !== undefined) context.addIssue(problemIssue('SIZES_IN_VARIANTS', {}, ['size']));
    for (const [index, { size }] of (variants ?? []).entries()) {
      const twice = variants?.findIndex((other) => other.size?.toLowerCase() === size?.toLowerCase());
      if (twice !== index) context.addIssue(problemIssue('SIZE_TWICE', {}, ['variants', index, 'size']));
    }
  });

export type StockChange = z.output<typeof stockChangeSchema>;
