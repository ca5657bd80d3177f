import { z } from 'zod';
import { oneLine } from '#domain/text/texts.ts';
import { KEY_LIFETIMES, MAX_OVERLAP_HOURS } from './apiKeyTime.ts';
import { API_SCOPES } from './roles.ts';
import { limitSchemas } from './staffRoleSchema.ts';

const NAME_PROBLEM = /*i18n*/ 'Enter a name for the key.';
const NO_OVERLAP = /*i18n*/ 'Say for how many hours the old secret works on, 0 or more.';
const OVERLAP_PROBLEM = /*i18n*/ 'The old secret can work for at most 7 days more.';

export const apiKeyNameSchema = z.object({
  name: oneLine(NAME_PROBLEM)
    .min(1, { error: NAME_PROBLEM })
    .max(80, { error: /*i18n*/ 'Use at most 80 characters for the name.' }),
});

const lifetime = z.enum(KEY_LIFETIMES, { error: /*i18n*/ 'Choose how long the key is valid.' });

export const apiKeySchema = apiKeyNameSchema.extend({
  scopes: z
    .array(z.enum(API_SCOPES))
    .min(1, { error: /*i18n*/ 'Choose at least one scope.' })
    .transform((scopes) => API_SCOPES.filter((scope) => scopes.includes(scope))),
  lifetime,
  ...limitSchemas,
});

/** How far a key that writes orders may go with money. */
export const apiKeyLimitsSchema = z.object(limitSchemas);

/** A new secret for a key. */
export const rotationSchema = z.object({
  lifetime,
  keepForHours: z
    .int({ error: NO_OVERLAP })
    .min(0, { error: NO_OVERLAP })
    .max(MAX_OVERLAP_HOURS, { error: OVERLAP_PROBLEM }),
});
