import { calculateRatingHundredths } from '#domain/reviews/reviews.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { productsChanged } from '#graph/work/storeEvents.ts';
import type { Work } from '#graph/work/work.ts';

/**
 * Locks the product until the transaction ends, so that changes to its reviews run one after another, and each recount
 * includes the previous change. Must be the transaction's first statement.
 */
export async function lockReviews(tx: Transaction, productId: string): Promise<void> {
  await tx.$queryRaw`SELECT id FROM products WHERE id = ${productId} FOR UPDATE`;
}

/** Recomputes the number and the average rating of the product's published reviews. Lock its reviews first. */
export async function recountReviews(work: Work, productId: string): Promise<void> {
  const { _sum, _count } = await work.db.review.aggregate({
    where: { productId, status: 'PUBLISHED' },
    _sum: { rating: true },
    _count: true,
  });
  work.publish(productsChanged([productId]));
  await work.db.product.update({
    where: { id: productId },
    data: { reviewCount: _count, ratingHundredths: calculateRatingHundredths(_sum.rating ?? 0, _count) },
  });
}
