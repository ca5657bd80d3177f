import { z } from 'zod';
import { buildOptionalMultilineSchema, buildOptionalTextSchema } from '#domain/text/fields.ts';
import { buildMultilineSchema, buildSingleLineSchema } from '#domain/text/texts.ts';

const NAME_PROBLEM = 'Enter a name.';
const SUMMARY_PROBLEM = 'Enter a summary of the collection.';
const STORY_PROBLEM = 'Enter a description.';

const NAME_TOO_LONG = 'Use at most 80 characters for the name.';
const SUMMARY_TOO_LONG = 'Use at most 240 characters for the summary.';
const STORY_TOO_LONG = 'Use at most 5,000 characters for the description.';

/** Complete texts of a collection. If a Nepali text is missing, the English text is shown. */
export const collectionTextSchema = z.object({
  name: buildRequiredTextSchema(buildSingleLineSchema, 80, NAME_PROBLEM, NAME_TOO_LONG),
  summary: buildRequiredTextSchema(buildSingleLineSchema, 240, SUMMARY_PROBLEM, SUMMARY_TOO_LONG),
  story: buildRequiredTextSchema(buildMultilineSchema, 5000, STORY_PROBLEM, STORY_TOO_LONG),
  nameNe: buildOptionalTextSchema(80, NAME_TOO_LONG),
  summaryNe: buildOptionalTextSchema(240, SUMMARY_TOO_LONG),
  storyNe: buildOptionalMultilineSchema(5000, STORY_TOO_LONG),
});

export type CollectionText = z.output<typeof collectionTextSchema>;

function buildRequiredTextSchema(
  lines: typeof buildSingleLineSchema,
  max: number,
  missingProblem: string,
  tooLongProblem: string,
) {
  return lines(missingProblem).min(1, { error: missingProblem }).max(max, { error: tooLongProblem });
}
