import { z } from 'zod';
import { manyLines } from '#domain/text/texts.ts';

const REASON = 'Say why the booking is extended.';

/** Until when a booking stands, and why. */
export const extensionSchema = z.object({
  dueBy: z.iso.date({ error: 'Choose the day until which the booking stands.' }),
  reason: manyLines(REASON)
    .min(1, { error: REASON })
    .max(240, { error: 'Use at most 240 characters for the reason.' }),
});
