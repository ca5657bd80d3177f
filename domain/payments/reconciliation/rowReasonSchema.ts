import { z } from 'zod';
import { optionalLines } from '#domain/text/fields.ts';

export const rowReasonSchema = z.object({
  reason: optionalLines(240, /*i18n*/ 'Use at most 240 characters for the reason.'),
});
