import type { OrderStatus } from '#domain/orders/orderLifecycle.ts';

/** Maximum number of unpublished reviews per customer. */
export const MAX_PENDING_REVIEWS = 20;

/** Maximum number of photos of a review. */
export const MAX_REVIEW_PHOTOS = 4;

/**
 * A review is marked as a verified purchase after the item was delivered. Before delivery, its author has not seen the
 * item.
 */
export const VERIFIED_PURCHASE_STATUS: OrderStatus = 'DELIVERED';

/** Returns the name shown next to a review: `Sita Devi Sharma` becomes `Sita S.` */
export function toPublicName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const [initial] = others.at(-1) ?? '';
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}

/**
 * Returns the average rating in hundredths, from the sum of stars and the number of reviews. Returns 0 if there are no
 * reviews.
 */
export function calculateRatingHundredths(stars: number, reviews: number): number {
  return reviews === 0 ? 0 : Math.round((stars * 100) / reviews);
}
