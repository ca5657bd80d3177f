import { z } from 'zod';
import { manyLines } from '#domain/text/texts.ts';

const TEXT_PROBLEM = 'Enter a note.';

export const customerNoteSchema = z.object({
  text: manyLines(TEXT_PROBLEM)
    .min(1, { error: TEXT_PROBLEM })
    .max(2000, { error: 'Use at most 2,000 characters for a note.' }),
});
