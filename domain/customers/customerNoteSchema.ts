import { z } from 'zod';
import { buildMultilineSchema } from '#domain/text/texts.ts';

const TEXT_PROBLEM = 'Enter a note.';

export const customerNoteSchema = z.object({
  text: buildMultilineSchema(TEXT_PROBLEM)
    .min(1, { error: TEXT_PROBLEM })
    .max(2000, { error: 'Use at most 2,000 characters for a note.' }),
});
