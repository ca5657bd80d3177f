import { z } from 'zod';
import { problemIssue } from '#domain/errors/problemIssue.ts';
import { optionalText } from '#domain/text/fields.ts';
import { oneLine } from '#domain/text/texts.ts';

const MAX_UM = 100_000;

const NUMBER_PROBLEM = 'Use letters, digits, hyphens, dots and slashes for the certificate number.';
const MEASUREMENT_PROBLEM = 'Enter measurements from 0.001 to 100 millimetres.';

const micrometres = z
  .int({ error: MEASUREMENT_PROBLEM })
  .min(1, { error: MEASUREMENT_PROBLEM })
  .max(MAX_UM, { error: MEASUREMENT_PROBLEM })
  .nullish();

/** The report of a laboratory on a stone. Measurements are micrometres: of a round stone its two diameters and its depth. */
export const certificateSchema = z
  .object({
    laboratory: oneLine()
      .min(1, { error: 'Name the laboratory.' })
      .max(40, { error: 'Use at most 40 characters for the laboratory.' }),
    number: z
      .string()
      .trim()
      .min(1, { error: 'Enter the certificate number.' })
      .max(40, { error: 'Use at most 40 characters for the certificate number.' })
      .regex(/^[A-Za-z0-9][A-Za-z0-9./ -]*$/, { error: NUMBER_PROBLEM }),
    cutGrade: optionalText(20, 'Use at most 20 characters for the cut grade.'),
    lengthUm: micrometres,
    widthUm: micrometres,
    depthUm: micrometres,
  })
  .superRefine(({ lengthUm, widthUm, depthUm }, context) => {
    const measured = [lengthUm, widthUm, depthUm].filter((value) => value != null);
    if (measured.length === 1 || measured.length === 2)
      context.addIssue(problemIssue('MEASUREMENTS_INCOMPLETE', {}, ['lengthUm']));
  });
