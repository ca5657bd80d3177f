import { z } from 'zod';
import type { Review } from '#graph/schema/schema.generated.ts';
import { idOf, ids, instant } from './entity.ts';

export const REVIEW = '{ id authorName rating title comment bought createdAt }';

export const reviewSchema = z
  .object({
    ...ids,
    authorName: z.string(),
    rating: z.int().min(1).max(5),
    title: z.string().nullable(),
    comment: z.string(),
    bought: z.boolean().describe('Whether the writer bought the piece here.'),
    createdAt: instant,
  })
  .meta({ id: 'Review', description: 'What a customer says of a piece.' });

export function reviewOf(review: Review) {
  return { ...idOf(review), ...review };
}
