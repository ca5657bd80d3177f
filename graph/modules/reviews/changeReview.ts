import type { StaffActionContext } from '#graph/context.ts';
import type { Prisma, Review } from '#graph/prisma/generated/client.ts';
import type { Work } from '#graph/work/work.ts';
import { lockReviews } from './recountReviews.ts';
import { createReviewNotFoundError } from './reviews.queries.ts';

/**
 * Changes a review while its product's reviews are locked. Throws NOT_FOUND if the caller cannot change it.
 */
export async function changeReview<Result>(
  { prisma, work: doWork }: Pick<StaffActionContext, 'prisma' | 'work'>,
  where: Prisma.ReviewWhereUniqueInput,
  change: (work: Work, review: Review) => Promise<Result>,
): Promise<Result> {
  const match = await prisma.review.findUnique({ where, select: { productId: true } });
  if (!match) throw createReviewNotFoundError();

  return doWork(async (work) => {
    await lockReviews(work.db, match.productId);
    const review = await work.db.review.findUnique({ where });
    if (!review) throw createReviewNotFoundError();
    return change(work, review);
  });
}
