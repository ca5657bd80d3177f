import { z } from 'zod';
import { ids, instant, toId } from './entity.ts';
import type { ReviewFieldsFragment } from './review.generated.ts';

export const reviewSchema = z
  .object({
    ...ids,
    authorName: z.string(),
    rating: z.int().min(1).max(5),
    title: z.string().nullable(),
    comment: z.string(),
    isVerifiedPurchase: z.boolean().describe('Whether the writer bought the piece here.'),
    createdAt: instant,
  })
  .meta({ id: 'Review', description: 'What a customer says of a piece.' });

export function toReview(review: ReviewFieldsFragment) {
  return { ...toId(review), ...review };
}
