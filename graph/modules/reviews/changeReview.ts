import type { StaffAtWork } from '#graph/context.ts';
import type { Prisma, Review } from '#graph/prisma/generated/client.ts';
import type { Work } from '#graph/work/work.ts';
import { lockReviews } from './recountReviews.ts';
import { noSuchReview } from './reviews.queries.ts';

/** Changes one review while its product's reviews are held; NOT_FOUND when there is none that may be changed. */
export async function withReview<Result>(
  { prisma, work: doWork }: Pick<StaffAtWork, 'prisma' | 'work'>,
  where: Prisma.ReviewWhereUniqueInput,
  change: (work: Work, review: Review) => Promise<Result>,
): Promise<Result> {
  const found = await prisma.review.findUnique({ where, select: { productId: true } });
  if (!found) throw noSuchReview();

  return doWork(async (work) => {
    await lockReviews(work.db, found.productId);
    const review = await work.db.review.findUnique({ where });
    if (!review) throw noSuchReview();
    return change(work, review);
  });
}
