import { z } from 'zod';
import { createProblemIssue } from '#domain/errors/createProblemIssue.ts';
import { buildOptionalTextSchema, buildWholeNumberSchema } from '#domain/text/fields.ts';
import { buildSingleLineSchema } from '#domain/text/texts.ts';
import { isValidLength } from '../measurements.ts';
import { certificateSchema } from './certificateSchema.ts';

/** Length in micrometres. Messages use millimetres, the unit in which people measure. */
const micrometres = z
  .custom<number>()
  .superRefine((value, context) => {
    if (!isValidLength(value)) context.addIssue(createProblemIssue('MEASUREMENT_OUT_OF_RANGE', {}));
  })
  .nullish();

/** One kind of stone in a product. Sizes are in micrometres. */
export const gemstoneSchema = z.object({
  kind: buildSingleLineSchema()
    .toLowerCase()
    .min(1, { error: /*i18n*/ 'Enter the name of the stone.' })
    .max(40, {
      error: /*i18n*/ 'Use at most 40 characters for the name of the stone.',
    }),
  carat: z
    .number({ error: /*i18n*/ 'Enter the carat weight.' })
    .min(0, { error: /*i18n*/ 'Enter the carat weight.' })
    .max(10_000, { error: /*i18n*/ 'The carat weight is too high.' })
    .nullish()
    .transform((carat) => carat ?? 0),
  count: buildWholeNumberSchema(
    1,
    10_000,
    /*i18n*/ 'Enter the number of stones as a whole number from 1 to 10,000.',
  )
    .nullish()
    .transform((count) => count ?? 1),
  cut: buildOptionalTextSchema(60, /*i18n*/ 'Use at most 60 characters for the cut.'),
  colour: buildOptionalTextSchema(40, /*i18n*/ 'Use at most 40 characters for the colour.'),
  clarity: buildOptionalTextSchema(20, /*i18n*/ 'Use at most 20 characters for the clarity.'),
  lengthUm: micrometres,
  widthUm: micrometres,
  depthUm: micrometres,
  certificate: certificateSchema.nullish(),
});
