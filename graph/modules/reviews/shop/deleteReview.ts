import { requireViewer } from '#graph/access/requireViewer.ts';
import type { GraphContext } from '#graph/context.ts';
import { releaseReviewPhotos } from '#graph/media/releaseReviewPhotos.ts';
import type { DeleteReviewInput } from '#graph/schema/schema.generated.ts';
import { recountReviews } from '../recountReviews.ts';
import { withReview } from '../withReview.ts';

/** Deletes an own review; answers its id. */
export async function deleteReview(context: GraphContext, { id }: DeleteReviewInput): Promise<string> {
  const where = { id, userId: requireViewer(context).id };

  return withReview(context, where, async (work, review) => {
    await releaseReviewPhotos(work.db, context, { reviewId: id });
    await work.db.review.delete({ where });
    if (review.status === 'PUBLISHED') await recountReviews(work, review.productId);
    return id;
  });
}
