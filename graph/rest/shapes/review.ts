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
    isVerifiedPurchase: z.boolean().describe('True if the author bought the product here.'),
    createdAt: instant,
  })
  .meta({ id: 'Review', description: "A customer's review of a product." });

export function toReview(review: ReviewFieldsFragment) {
  return { ...toId(review), ...review };
}
