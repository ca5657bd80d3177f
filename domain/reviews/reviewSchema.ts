import { z } from 'zod';
import { buildOptionalTextSchema } from '#domain/text/fields.ts';
import { buildMultilineSchema } from '#domain/text/texts.ts';

const RATING_PROBLEM = /*i18n*/ 'Choose a rating from 1 to 5 stars.';
const COMMENT_PROBLEM = /*i18n*/ 'Enter at least 10 characters.';

export const reviewSchema = z.object({
  rating: z
    .int({ error: RATING_PROBLEM })
    .min(1, { error: RATING_PROBLEM })
    .max(5, { error: RATING_PROBLEM }),
  title: buildOptionalTextSchema(120, /*i18n*/ 'Use at most 120 characters for the headline.'),
  comment: buildMultilineSchema(COMMENT_PROBLEM)
    .min(10, { error: COMMENT_PROBLEM })
    .max(2000, { error: /*i18n*/ 'Use at most 2,000 characters for the review.' }),
});

/** The store's reply to a review. A blank text removes it. */
export const reviewReplySchema = z.object({
  text: buildMultilineSchema()
    .max(2000, { error: /*i18n*/ 'Use at most 2,000 characters for the reply.' })
    .nullish()
    .transform((text) => text || null),
});

export type ReviewForm = z.input<typeof reviewSchema>;
export type ReviewText = z.output<typeof reviewSchema>;
