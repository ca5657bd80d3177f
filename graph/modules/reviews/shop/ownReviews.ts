import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { reviewSchema } from '#domain/reviews/reviewSchema.ts';
import { MAX_PENDING_REVIEWS } from '#domain/reviews/reviews.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import { withAccount } from '#graph/access/withAccount.ts';
import type { GraphContext } from '#graph/context.ts';
import { releaseReviewPhotos } from '#graph/media/releaseReviewPhotos.ts';
import { requireProductForSale } from '#graph/modules/catalog/requireProductForSale.ts';
import type { Review } from '#graph/prisma/generated/client.ts';
import type {
  DeleteReviewInput,
  SubmitReviewInput,
  UpdateReviewInput,
} from '#graph/schema/schema.generated.ts';
import { changeReview } from '../changeReview.ts';
import { recountReviews } from '../recountReviews.ts';
import { findAuthorFields } from '../reviews.queries.ts';
import { writePhotos } from '../writePhotos.ts';

/** Submits the viewer's only review of a product. Staff approve it before others see it. */
export async function submitReview(context: GraphContext, input: SubmitReviewInput): Promise<Review> {
  const { id: userId } = requireViewer(context);
  const { productId } = input;
  const text = parseInput(reviewSchema, input);

  return withAccount(context, userId, async (work) => {
    await requireProductForSale(work.db, productId);
    const existingReview = await work.db.review.findUnique({
      where: { productId_userId: { productId, userId } },
    });
    if (existingReview) throw new DomainError('ALREADY_REVIEWED', 'productId');
    const pendingCount = await work.db.review.count({ where: { userId, status: 'PENDING' } });
    if (pendingCount >= MAX_PENDING_REVIEWS)
      throw new DomainError('TOO_MANY_REVIEWS_WAITING', { most: MAX_PENDING_REVIEWS });

    const writer = await findAuthorFields(work.db, userId, productId);
    const review = await work.db.review.create({
      data: { ...text, ...writer, userId, productId, createdAt: context.now },
    });
    await writePhotos(work.db, context, { reviewId: review.id, userId, ids: input.photos ?? [] });
    return review;
  });
}

/** Updates the viewer's own review, which then needs approval again. */
export async function updateReview(context: GraphContext, input: UpdateReviewInput): Promise<Review> {
  const { id: userId } = requireViewer(context);
  const where = { id: input.id, userId };

  return changeReview(context, where, async (work, review) => {
    const text = mergeText(review, input);
    const writer = await findAuthorFields(work.db, userId, review.productId);
    const updatedReview = await work.db.review.update({
      where,
      data: { ...text, ...writer, status: 'PENDING', version: { increment: 1 } },
    });
    const { photos } = input;
    if (photos !== undefined)
      await writePhotos(work.db, context, { reviewId: review.id, userId, ids: photos ?? [] });
    if (review.status === 'PUBLISHED') await recountReviews(work, review.productId);
    return updatedReview;
  });
}

/** Returns the review's rating and texts with the changes from the input. */
function mergeText({ rating, title, comment }: Review, { photos: _, ...input }: UpdateReviewInput) {
  const changes = Object.entries(input).filter(([, value]) => value !== undefined);
  const text = parseInput(reviewSchema, { rating, title, comment, ...Object.fromEntries(changes) });
  return { ...text, title: text.title ?? null };
}

/** Deletes the viewer's own review. Returns its id. */
export async function deleteReview(context: GraphContext, { id }: DeleteReviewInput): Promise<string> {
  const where = { id, userId: requireViewer(context).id };

  return changeReview(context, where, async (work, review) => {
    await releaseReviewPhotos(work.db, context, { reviewId: id });
    await work.db.review.delete({ where });
    if (review.status === 'PUBLISHED') await recountReviews(work, review.productId);
    return id;
  });
}
