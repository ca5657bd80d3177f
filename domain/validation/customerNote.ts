import { z } from 'zod';

const TEXT_PROBLEM = 'Write what there is to note.';

export const customerNoteSchema = z.object({
  text: z
    .string({ error: TEXT_PROBLEM })
    .trim()
    .min(1, { error: TEXT_PROBLEM })
    .max(2000, { error: 'Use at most 2,000 characters for a note.' }),
});
