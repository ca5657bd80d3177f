import { z } from 'zod';
import { problemIssue } from '#domain/errors/problemIssue.ts';

const moment = z.coerce
  .date({ error: 'Give a date and a time.' })
  .nullish()
  .transform((at) => at ?? null);

/** The fields that say when something is shown. */
export const publicationFields = {
  isPublished: z.boolean(),
  publishFrom: moment,
  publishUntil: moment,
};

/** What is over before it begins is a slip. */
export function expectOrder(
  { publishFrom, publishUntil }: { publishFrom: Date | null; publishUntil: Date | null },
  context: z.RefinementCtx,
) {
  if (publishFrom && publishUntil && publishUntil <= publishFrom)
    context.addIssue(problemIssue('UNTIL_BEFORE_FROM', {}, ['publishUntil']));
}
