import { z } from 'zod';
import { createProblemIssue } from '#domain/errors/createProblemIssue.ts';
import { isMeasurementKind, isValidLength, type Measurement } from '../measurements.ts';

/** A null length removes the measurement. */
const measurementSchema = z.object({
  kind: z.string().superRefine((kind, context) => {
    if (!isMeasurementKind(kind)) context.addIssue(createProblemIssue('MEASUREMENT_UNKNOWN', { kind }));
  }),
  micrometres: z.custom<number | null>((value) => value === null || typeof value === 'number'),
});

/** Measurements of a product in micrometres. If a kind is given twice, its last value is used. */
export const measurementsSchema = z
  .array(measurementSchema)
  .superRefine(checkMeasurements)
  .transform(selectLastOfEachKind);

/** Reports each issue under the measurement's kind, since forms and spreadsheets have a field for each kind. */
function checkMeasurements(measurements: z.output<typeof measurementSchema>[], context: z.RefinementCtx) {
  for (const { kind, micrometres } of measurements)
    if (micrometres !== null && !isValidLength(micrometres))
      context.addIssue(createProblemIssue('MEASUREMENT_OUT_OF_RANGE', {}, [kind]));
}

function selectLastOfEachKind(measurements: z.output<typeof measurementSchema>[]): Measurement[] {
  const micrometresByKind = new Map(measurements.map(({ kind, micrometres }) => [kind, micrometres]));
  return [...micrometresByKind].flatMap(([kind, micrometres]) =>
    isMeasurementKind(kind) && micrometres !== null ? [{ kind, micrometres }] : [],
  );
}
