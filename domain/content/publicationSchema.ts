import { z } from 'zod';
import { createProblemIssue } from '#domain/errors/createProblemIssue.ts';

const moment = z.coerce
  .date({ error: 'Enter a date and a time.' })
  .nullish()
  .transform((at) => at ?? null);

export const publicationFields = {
  isPublished: z.boolean(),
  publishFrom: moment,
  publishUntil: moment,
};

/** Rejects an end before the start. */
export function checkDates(
  { publishFrom, publishUntil }: { publishFrom: Date | null; publishUntil: Date | null },
  context: z.RefinementCtx,
) {
  if (publishFrom && publishUntil && publishUntil <= publishFrom)
    context.addIssue(createProblemIssue('UNTIL_BEFORE_FROM', {}, ['publishUntil']));
}
