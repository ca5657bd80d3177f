import { z } from 'zod';
import { buildMultilineSchema } from '#domain/text/texts.ts';

const TEXT_PROBLEM = 'Enter a note.';

/** Maximum number of colleagues that a note can mention. */
export const MAX_MENTIONS = 20;

export const orderNoteSchema = z.object({
  text: buildMultilineSchema(TEXT_PROBLEM)
    .min(1, { error: TEXT_PROBLEM })
    .max(2000, { error: 'Use at most 2,000 characters for a note.' }),
  mentions: z
    .array(z.string())
    .max(MAX_MENTIONS, { error: `Mention at most ${MAX_MENTIONS} people in a note.` })
    .nullish()
    .transform((ids) => [...new Set(ids ?? [])]),
});
