import { z } from 'zod';
import { buildSingleLineSchema } from '#domain/text/texts.ts';

const NAME_PROBLEM = /*i18n*/ 'Enter a name for the view.';

export const savedViewSchema = z.object({
  list: z.string().regex(/^[a-zA-Z]{1,40}$/, { error: /*i18n*/ 'This list doesn’t exist.' }),
  name: buildSingleLineSchema(NAME_PROBLEM)
    .min(1, { error: NAME_PROBLEM })
    .max(80, { error: /*i18n*/ 'Use at most 80 characters for the name.' }),
  query: buildSingleLineSchema().max(2000, { error: /*i18n*/ 'This view is too large to save.' }),
  isShared: z
    .boolean()
    .nullish()
    .transform((isShared) => isShared ?? false),
});
