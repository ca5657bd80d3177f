import { z } from 'zod';
import { buildMultilineSchema } from '#domain/text/texts.ts';

const REASON_PROBLEM = 'Enter a reason for the extension.';

export const extensionSchema = z.object({
  dueBy: z.iso.date({ error: 'Choose the new due date.' }),
  reason: buildMultilineSchema(REASON_PROBLEM)
    .min(1, { error: REASON_PROBLEM })
    .max(240, { error: 'Use at most 240 characters for the reason.' }),
});
