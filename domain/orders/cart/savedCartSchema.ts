import { z } from 'zod';
import { createProblemIssue } from '#domain/errors/createProblemIssue.ts';
import { buildSingleLineSchema } from '#domain/text/texts.ts';
import { quantity } from '../orderLinesSchema.ts';
import { LINE_ID, MAX_SAVED_LINES } from './cart.ts';

const ID_PROBLEM = 'A line id consists of up to 100 lowercase letters, digits and hyphens.';

const line = z.object({
  id: z.string().regex(LINE_ID, { error: ID_PROBLEM }),
  productId: z.string().max(36, { error: 'A product id has 36 characters.' }),
  size: buildSingleLineSchema()
    .max(16, { error: 'A size has up to 16 characters.' })
    .nullish()
    .transform((size) => size || null),
  quantity,
});

export const savedCartSchema = z.object({
  version: z.int().min(0, { error: 'A version is 0 or more.' }),
  couponCode: buildSingleLineSchema()
    .max(40, { error: 'A coupon code has up to 40 characters.' })
    .nullish()
    .transform((code) => code || null),
  lines: z
    .array(line)
    .max(MAX_SAVED_LINES, { error: `A saved cart has up to ${MAX_SAVED_LINES} lines.` })
    .superRefine((lines, context) => {
      lines.forEach(({ id }, index) => {
        if (lines.findIndex((other) => other.id === id) < index)
          context.addIssue(createProblemIssue('DUPLICATE_LINE_ID', {}, [index, 'id']));
      });
    }),
});
