import { z } from 'zod';

const NAME_PROBLEM = 'Give the group a name.';

export const customerGroupSchema = z.object({
  name: z
    .string({ error: NAME_PROBLEM })
    .transform((name) => name.trim().replace(/\s+/g, ' '))
    .pipe(
      z
        .string()
        .min(1, { error: NAME_PROBLEM })
        .max(60, { error: 'Use at most 60 characters for the name.' }),
    ),
});
