import { z } from 'zod';
import { oneLine } from '#domain/text/texts.ts';
import { API_SCOPES } from './roles.ts';

const NAME_PROBLEM = /*i18n*/ 'Enter a name for the key.';

export const apiKeySchema = z.object({
  name: oneLine(NAME_PROBLEM)
    .min(1, { error: NAME_PROBLEM })
    .max(80, { error: /*i18n*/ 'Use at most 80 characters for the name.' }),
  scopes: z
    .array(z.enum(API_SCOPES))
    .min(1, { error: /*i18n*/ 'Choose at least one scope.' })
    .transform((scopes) => API_SCOPES.filter((scope) => scopes.includes(scope))),
});
