import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { reviewSchema } from '#domain/reviews/reviewSchema.ts';
import { MAX_WAITING_REVIEWS } from '#domain/reviews/reviews.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import { withAccount } from '#graph/access/withAccount.ts';
import type { GraphContext } from '#graph/context.ts';
import { requireForSale } from '#graph/modules/catalog/requireForSale.ts';
import type { Review } from '#graph/prisma/generated/client.ts';
import type { SubmitReviewInput } from '#graph/schema/schema.generated.ts';
import { findWriter } from '../reviews.queries.ts';
import { writePhotos } from '../writePhotos.ts';

/** Reviews a piece, once. It waits for the store before others see it. */
export async function submitReview(context: GraphContext, input: SubmitReviewInput): Promise<Review> {
  const { id: userId } = requireViewer(context);
  const { productId } = input;
  const text = parseInput(reviewSchema, input);

  return withAccount(context, userId, async (work) => {
    await requireForSale(work.db, productId);
    const earlier = await work.db.review.findUnique({ where: { productId_userId: { productId, userId } } });
    if (earlier) throw new DomainError('ALREADY_REVIEWED', 'productId');
    const waiting = await work.db.review.count({ where: { userId, status: 'PENDING' } });
    if (waiting >= MAX_WAITING_REVIEWS)
      throw new DomainError('TOO_MANY_REVIEWS_WAITING', { most: MAX_WAITING_REVIEWS });

    const writer = await findWriter(work.db, userId, productId);
    const review = await work.db.review.create({
      data: { ...text, ...writer, userId, productId, createdAt: context.now },
    });
    await writePhotos(work.db, context, { reviewId: review.id, userId, ids: input.photos ?? [] });
    return review;
  });
}
