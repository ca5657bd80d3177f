import { z } from 'zod';
import { buildOptionalTextSchema } from '#domain/text/fields.ts';
import { buildSingleLineSchema } from '#domain/text/texts.ts';

const NUMBER_PROBLEM =
  /*i18n*/ 'Use only letters, digits, hyphens, dots and slashes for the certificate number.';

export const certificateSchema = z.object({
  laboratory: buildSingleLineSchema()
    .min(1, { error: /*i18n*/ 'Enter the name of the laboratory.' })
    .max(40, { error: /*i18n*/ 'Use at most 40 characters for the name of the laboratory.' }),
  number: z
    .string()
    .trim()
    .min(1, { error: /*i18n*/ 'Enter the certificate number.' })
    .max(40, { error: /*i18n*/ 'Use at most 40 characters for the certificate number.' })
    .regex(/^[A-Za-z0-9][A-Za-z0-9./ -]*$/, { error: NUMBER_PROBLEM }),
  cutGrade: buildOptionalTextSchema(20, /*i18n*/ 'Use at most 20 characters for the cut grade.'),
});
