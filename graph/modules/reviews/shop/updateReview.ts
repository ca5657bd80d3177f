import { parseInput } from '#domain/errors/problems.ts';
import { reviewSchema } from '#domain/reviews/reviewSchema.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Review } from '#graph/prisma/generated/client.ts';
import type { UpdateReviewInput } from '#graph/schema/schema.generated.ts';
import { recountReviews } from '../recountReviews.ts';
import { findWriter } from '../reviews.queries.ts';
import { withReview } from '../withReview.ts';
import { writePhotos } from '../writePhotos.ts';

/** Changes an own review, which then waits for the store again. */
export async function updateReview(context: GraphContext, input: UpdateReviewInput): Promise<Review> {
  const { id: userId } = requireViewer(context);
  const where = { id: input.id, userId };

  return withReview(context, where, async (work, review) => {
    const text = changedText(review, input);
    const writer = await findWriter(work.db, userId, review.productId);
    const changed = await work.db.review.update({
      where,
      data: { ...text, ...writer, status: 'PENDING', version: { increment: 1 } },
    });
    const { photos } = input;
    if (photos !== undefined)
      await writePhotos(work.db, context, { reviewId: review.id, userId, ids: photos ?? [] });
    if (review.status === 'PUBLISHED') await recountReviews(work, review.productId);
    return changed;
  });
}

/** The text with what the input changes; what it leaves out stays. */
function changedText({ rating, title, comment }: Review, { photos: _, ...input }: UpdateReviewInput) {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  const text = parseInput(reviewSchema, { rating, title, comment, ...Object.fromEntries(given) });
  return { ...text, title: text.title ?? null };
}
