import { z } from 'zod';
import { problemIssue } from '#domain/errors/problemIssue.ts';
import { optionalText, wholeNumber } from '#domain/text/fields.ts';
import { oneLine } from '#domain/text/texts.ts';
import { isMeasurable } from '../measurements.ts';
import { certificateSchema } from './certificateSchema.ts';

/** Micrometres; what is wrong with them is said in millimetres, as people measure. */
const micrometres = z
  .custom<number>()
  .superRefine((given, context) => {
    if (!isMeasurable(given)) context.addIssue(problemIssue('MEASUREMENT_OUT_OF_RANGE', {}));
  })
  .nullish();

/** A kind of stone of a piece as staff write it. Sizes are micrometres. */
export const gemstoneSchema = z.object({
  kind: oneLine().toLowerCase().min(1, { error: /*i18n*/ 'Name the stone.' }).max(40, {
    error: /*i18n*/ 'Use at most 40 characters for the stone.',
  }),
  carat: z
    .number({ error: /*i18n*/ 'Enter the carats.' })
    .min(0, { error: /*i18n*/ 'Enter the carats.' })
    .max(10_000, { error: /*i18n*/ 'Enter fewer carats.' })
    .nullish()
    .transform((carat) => carat ?? 0),
  count: wholeNumber(1, 10_000, /*i18n*/ 'Enter the number of stones as a whole number from 1 to 10,000.')
    .nullish()
    .transform((count) => count ?? 1),
  cut: optionalText(60, /*i18n*/ 'Use at most 60 characters for the cut.'),
  colour: optionalText(40, /*i18n*/ 'Use at most 40 characters for the colour.'),
  clarity: optionalText(20, /*i18n*/ 'Use at most 20 characters for the clarity.'),
  lengthUm: micrometres,
  widthUm: micrometres,
  depthUm: micrometres,
  certificate: certificateSchema.nullish(),
});
