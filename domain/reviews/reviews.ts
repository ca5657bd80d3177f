import type { OrderStatus } from '#domain/orders/orderLifecycle.ts';

/** How many reviews of one customer may wait for the store at once. */
export const MAX_WAITING_REVIEWS = 20;

/** How many photographs a review may carry. */
export const MAX_REVIEW_PHOTOS = 4;

/** A review is marked as bought once the piece has arrived: before that, its writer has not held it. */
export const BOUGHT_STATUS: OrderStatus = 'DELIVERED';

/** How a reviewer is named in public: `Sita Devi Sharma` is `Sita S.` */
export function publicName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const [initial] = others.at(-1) ?? '';
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}

/** The mean in hundredths, from how many stars were given and by how many; 0 without reviews. */
export function ratingHundredths(stars: number, reviews: number): number {
  return reviews === 0 ? 0 : Math.round((stars * 100) / reviews);
}
