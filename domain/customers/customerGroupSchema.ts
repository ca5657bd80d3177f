import { z } from 'zod';
import { buildSingleLineSchema } from '#domain/text/texts.ts';

const NAME_PROBLEM = 'Enter a name for the group.';

export const customerGroupSchema = z.object({
  name: buildSingleLineSchema(NAME_PROBLEM)
    .min(1, { error: NAME_PROBLEM })
    .max(60, { error: 'Use at most 60 characters for the name.' }),
});
