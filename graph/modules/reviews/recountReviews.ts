import { calculateRatingHundredths } from '#domain/reviews/reviews.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { productsChanged } from '#graph/work/storeEvents.ts';
import type { Work } from '#graph/work/work.ts';

/**
 * Locks the product until the transaction ends, so that changes of its reviews run one after another and each counts
 * the previous result. Must be the transaction's first statement.
 */
export async function lockReviews(tx: Transaction, productId: string): Promise<void> {
  await tx.$queryRaw`SELECT id FROM products WHERE id = ${productId} FOR UPDATE`;
}

/** Recounts the product's published reviews and their mean. Lock its reviews first. */
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
