import { z } from 'zod';
import { MAX_QUANTITY, MOST_LINES } from '#domain/cart.ts';
import { saying } from '#domain/sayings.ts';

const LINES_PROBLEM = saying('linesRange', { most: MOST_LINES });
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
  .max(MOST_LINES, { error: LINES_PROBLEM });
