import { z } from 'zod';
import { buildSingleLineSchema } from '#domain/text/texts.ts';
import { KEY_LIFETIMES, MAX_OVERLAP_HOURS } from './apiKeyExpiry.ts';
import { API_SCOPES } from './roles.ts';
import { limitFields } from './staffRoleSchema.ts';

const NAME_PROBLEM = /*i18n*/ 'Enter a name for the key.';
const OVERLAP_MISSING = /*i18n*/ 'Enter the number of hours the old secret stays valid (0 or more).';
const OVERLAP_PROBLEM = /*i18n*/ 'The old secret can stay valid for at most 7 days.';

export const apiKeyNameSchema = z.object({
  name: buildSingleLineSchema(NAME_PROBLEM)
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
  ...limitFields,
});

/** Largest discount and refund that a key with the scope write-orders can give. */
export const apiKeyLimitsSchema = z.object(limitFields);

export const rotationSchema = z.object({
  lifetime,
  keepForHours: z
    .int({ error: OVERLAP_MISSING })
    .min(0, { error: OVERLAP_MISSING })
    .max(MAX_OVERLAP_HOURS, { error: OVERLAP_PROBLEM }),
});
