import { row } from '#graph/schema/mappers.ts';

/** What its resolvers hand on in the place of the contract's types. */
export const mappers = {
  ReviewConnection: '../modules/reviews/shop/listReviews.ts#ReviewPage',
  Review: row('Review'),
  ReviewPhoto: '../modules/reviews/findPhotos.ts#ShownPhoto',
};
