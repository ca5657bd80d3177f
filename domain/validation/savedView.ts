import { z } from 'zod';

const NAME_PROBLEM = /*i18n*/ 'Enter a name for the view.';

export const savedViewSchema = z.object({
  list: z.string().regex(/^[a-zA-Z]{1,40}$/, { error: /*i18n*/ 'There is no such list.' }),
  name: z
    .string({ error: NAME_PROBLEM })
    .trim()
    .min(1, { error: NAME_PROBLEM })
    .max(80, { error: /*i18n*/ 'Use at most 80 characters for the name.' }),
  query: z.string().max(2000, { error: /*i18n*/ 'This view is too large to save.' }),
  shared: z
    .boolean()
    .nullish()
    .transform((shared) => shared ?? false),
});
