import { z } from 'zod';
import { saying } from '#domain/errors/sayings.ts';
import { oneLine } from '#domain/text/texts.ts';
import { LINE_ID, MAX_COPIED_LINES, MAX_QUANTITY } from './cart.ts';

const QUANTITY_PROBLEM = saying('quantityRange', { most: MAX_QUANTITY });
const ID_PROBLEM = 'A line id has up to 100 small letters, digits and hyphens.';

const line = z.object({
  id: z.string().regex(LINE_ID, { error: ID_PROBLEM }),
  productId: z.string().max(36, { error: 'A product id has 36 characters.' }),
  size: oneLine()
    .max(16, { error: 'A size has up to 16 characters.' })
    .nullish()
    .transform((size) => size || null),
  quantity: z
    .int({ error: QUANTITY_PROBLEM })
    .min(1, { error: QUANTITY_PROBLEM })
    .max(MAX_QUANTITY, { error: QUANTITY_PROBLEM }),
});

export const cartCopySchema = z.object({
  version: z.int().min(0, { error: 'A version is 0 or more.' }),
  couponCode: oneLine()
    .max(40, { error: 'A coupon code has up to 40 characters.' })
    .nullish()
    .transform((code) => code || null),
  lines: z
    .array(line)
    .max(MAX_COPIED_LINES, { error: `A cart is copied with up to ${MAX_COPIED_LINES} lines.` })
    .check(({ value, issues }) => {
      value.forEach(({ id }, index) => {
        if (value.findIndex((other) => other.id === id) < index)
          issues.push({
            code: 'custom',
            input: id,
            path: [index, 'id'],
            message: 'Each line has an id of its own.',
          });
      });
    }),
});
