import { z } from 'zod';
import { problemIssue } from '#domain/errors/problemIssue.ts';
import { isMeasurable, isMeasurementKind, type Measurement } from '../measurements.ts';

/** Null micrometres remove a measurement. */
const measurementSchema = z.object({
  kind: z.string().superRefine((kind, context) => {
    if (!isMeasurementKind(kind)) context.addIssue(problemIssue('MEASUREMENT_UNKNOWN', { kind }));
  }),
  micrometres: z.custom<number | null>((given) => given === null || typeof given === 'number'),
});

/** The measurements of a piece as staff write them, in micrometres. Of one kind given twice, the last counts. */
export const measurementsSchema = z
  .array(measurementSchema)
  .superRefine(checkMeasurements)
  .transform(onlyMeasured);

/** Names the measurement by its kind, as forms and sheets have a field for each. */
function checkMeasurements(measurements: z.output<typeof measurementSchema>[], context: z.RefinementCtx) {
  for (const { kind, micrometres } of measurements)
    if (micrometres !== null && !isMeasurable(micrometres))
      context.addIssue(problemIssue('MEASUREMENT_OUT_OF_RANGE', {}, [kind]));
}

/** One of each kind, the last that was given. */
function onlyMeasured(measurements: z.output<typeof measurementSchema>[]): Measurement[] {
  const byKind = new Map(measurements.map(({ kind, micrometres }) => [kind, micrometres]));
  return [...byKind].flatMap(([kind, micrometres]) =>
    isMeasurementKind(kind) && micrometres !== null ? [{ kind, micrometres }] : [],
  );
}
