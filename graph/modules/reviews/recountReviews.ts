import { ratingHundredths } from '#domain/reviews/reviews.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { productsChanged } from '#graph/work/storeEvents.ts';
import type { Work } from '#graph/work/work.ts';

/**
 * Holds the product until the transaction ends, so that changes of its reviews come one after another and each counts
 * what the one before left. It must be the transaction's first statement.
 */
export async function lockReviews(tx: Transaction, productId: string): Promise<void> {
  await tx.$queryRaw`SELECT id FROM products WHERE id = ${productId} FOR UPDATE`;
}

/** Counts the product's published reviews again, and their mean. Hold its reviews first. */
export async function recountReviews(work: Work, productId: string): Promise<void> {
  const { _sum, _count } = await work.db.review.aggregate({
    where: { productId, status: 'PUBLISHED' },
    _sum: { rating: true },
    _count: true,
  });
  work.publish(productsChanged([productId]));
  await work.db.product.update({
    where: { id: productId },
    data: { reviewCount: _count, ratingHundredths: ratingHundredths(_sum.rating ?? 0, _count) },
  });
}
