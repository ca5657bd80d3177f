import { z } from 'zod';
import { saying } from '#domain/errors/sayings.ts';
import { MAX_LINES, MAX_QUANTITY } from './cart/cart.ts';

const LINES_PROBLEM = saying('linesRange', { most: MAX_LINES });
const QUANTITY_PROBLEM = saying('quantityRange', { most: MAX_QUANTITY });

/** What is ordered, as far as that can be told without the catalog. */
export const orderLinesSchema = z
  .array(
    z.object({
      quantity: z
        .int({ error: QUANTITY_PROBLEM })
        .min(1, { error: QUANTITY_PROBLEM })
        .max(MAX_QUANTITY, { error: QUANTITY_PROBLEM }),
    }),
  )
  .min(1, { error: LINES_PROBLEM })
  .max(MAX_LINES, { error: LINES_PROBLEM });
