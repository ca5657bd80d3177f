import { z } from 'zod';
import { createProblemIssue } from '#domain/errors/createProblemIssue.ts';
import { MAX_LINES, MAX_QUANTITY } from './cart/cart.ts';

const QUANTITY_PROBLEM = createProblemIssue('QUANTITY_OUT_OF_RANGE', { most: MAX_QUANTITY });
const LINES_PROBLEM = createProblemIssue('LINES_OUT_OF_RANGE', { most: MAX_LINES });

/** Quantity of one line. */
export const quantity = z
  .int({ error: QUANTITY_PROBLEM.message })
  .superRefine((count, context) => {
    if (count < 1 || count > MAX_QUANTITY) context.addIssue({ ...QUANTITY_PROBLEM });
  })
  .meta({ minimum: 1, maximum: MAX_QUANTITY });

/** Checks the order lines as far as possible without the catalogue. */
export const orderLinesSchema = z
  .array(z.object({ quantity }))
  .superRefine(({ length }, context) => {
    if (length < 1 || length > MAX_LINES) context.addIssue({ ...LINES_PROBLEM });
  })
  .meta({ minItems: 1, maxItems: MAX_LINES });
