import { z } from 'zod';
import { problemIssue } from '#domain/errors/problemIssue.ts';

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
    context.addIssue(problemIssue('UNTIL_BEFORE_FROM', {}, ['publishUntil']));
}
