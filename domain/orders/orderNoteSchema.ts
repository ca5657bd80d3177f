import { z } from 'zod';
import { manyLines } from '#domain/text/texts.ts';

const TEXT_PROBLEM = 'Enter a note.';

/** Maximum number of colleagues that a note can mention. */
export const MAX_MENTIONED = 20;

export const orderNoteSchema = z.object({
  text: manyLines(TEXT_PROBLEM)
    .min(1, { error: TEXT_PROBLEM })
    .max(2000, { error: 'Use at most 2,000 characters for a note.' }),
  mentions: z
    .array(z.string())
    .max(MAX_MENTIONED, { error: `Mention at most ${MAX_MENTIONED} people in a note.` })
    .nullish()
    .transform((ids) => [...new Set(ids ?? [])]),
});
