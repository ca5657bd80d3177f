import { z } from 'zod';
import { buildOptionalMultilineSchema } from '#domain/text/fields.ts';

export const rowReasonSchema = z.object({
  reason: buildOptionalMultilineSchema(240, /*i18n*/ 'Use at most 240 characters for the reason.'),
});
