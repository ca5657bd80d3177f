import type { StaffAtWork } from '#graph/context.ts';
import type { Prisma, Review } from '#graph/prisma/generated/client.ts';
import { inTransaction, type Transaction } from '#graph/prisma/transaction.ts';
import { lockReviews } from './recountReviews.ts';
import { noSuchReview } from './reviews.queries.ts';

/** Changes one review while its product's reviews are held; NOT_FOUND when there is none that may be changed. */
export async function withReview<Result>(
  { prisma }: Pick<StaffAtWork, 'prisma'>,
  where: Prisma.ReviewWhereUniqueInput,
  change: (tx: Transaction, review: Review) => Promise<Result>,
): Promise<Result> {
  const found = await prisma.review.findUnique({ where, select: { productId: true } });
  if (!found) throw noSuchReview();

  return inTransaction(prisma, async (tx) => {
    await lockReviews(tx, found.productId);
    const review = await tx.review.findUnique({ where });
    if (!review) throw noSuchReview();
    return change(tx, review);
  });
}
