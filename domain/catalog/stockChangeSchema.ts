import { z } from 'zod';
import { createProblemIssue } from '#domain/errors/createProblemIssue.ts';
import { checkStockReason, stockReasonFields } from '#domain/stock/stockReasons.ts';
import { buildOptionalTextSchema } from '#domain/text/fields.ts';
import { MAX_SIZES } from './product/productSchema.ts';
import { stockCount } from './product/variantSchema.ts';

const STOCK_INPUT_PROBLEM = createProblemIssue('STOCK_OR_DELTA_REQUIRED', {}, ['stock']);
const DELTA_PROBLEM = 'Enter the change in stock as a whole number other than 0.';

const size = buildOptionalTextSchema(16, 'Use at most 16 characters for a size.');

/** A new stock level, or a change to it, for one or several variants. */
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
      .min(1, { error: STOCK_INPUT_PROBLEM.message })
      .max(MAX_SIZES, { error: `A product has at most ${MAX_SIZES} sizes.` })
      .nullish(),
    ...stockReasonFields,
  })
  .superRefine(checkStockReason)
  .superRefine(({ stock, delta, variants, size: requestedSize }, context) => {
    if ([stock, delta, variants].filter((value) => value != null).length !== 1)
      context.addIssue({ ...STOCK_INPUT_PROBLEM });
    if (variants && requestedSize !== undefined)
      context.addIssue(createProblemIssue('SIZES_IN_VARIANTS', {}, ['size']));
    for (const [index, { size }] of (variants ?? []).entries()) {
      const firstIndex = variants?.findIndex((other) => other.size?.toLowerCase() === size?.toLowerCase());
      if (firstIndex !== index)
        context.addIssue(createProblemIssue('DUPLICATE_SIZE', {}, ['variants', index, 'size']));
    }
  });

export type StockChange = z.output<typeof stockChangeSchema>;
