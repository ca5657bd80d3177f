import { requireViewer } from '#graph/access/requireViewer.ts';
import type { GraphContext } from '#graph/context.ts';
import { withUserErrors } from '#graph/errors/userErrors.ts';
import { findVisibleProduct } from '#graph/modules/storefront/findVisibleProduct.ts';
import type { Page } from '#graph/pagination/page.ts';
import type { Review } from '#graph/prisma/generated/client.ts';
import type { QueryMyReviewsArgs, Resolvers } from '#graph/schema/schema.generated.ts';
import { findPhotos } from './findPhotos.ts';
import { readReviewPage } from './readReviewPage.ts';
import { findAuthor } from './reviews.queries.ts';
import { listReviews } from './shop/listReviews.ts';
import { deleteReview, submitReview, updateReview } from './shop/ownReviews.ts';
import { adminReviews } from './staff/adminReviews.ts';
import { moderateReview } from './staff/moderateReview.ts';
import { replyToReview } from './staff/replyToReview.ts';

export const resolvers: Resolvers = {
  Query: {
    myReviews: (_parent, args, context) => myReviews(context, args),
    adminReviews: (_parent, args, context) => adminReviews(context, args),
  },
  Mutation: {
    submitReview: (_parent, { input }, context) => withReviewErrors(() => submitReview(context, input)),
    updateReview: (_parent, { input }, context) => withReviewErrors(() => updateReview(context, input)),
    moderateReview: (_parent, { input }, context) => withReviewErrors(() => moderateReview(context, input)),
    replyToReview: (_parent, { input }, context) => withReviewErrors(() => replyToReview(context, input)),
    deleteReview: (_parent, { input }, context) =>
      withUserErrors('deletedId', () => deleteReview(context, input)),
  },
  Product: {
    reviews: ({ id }, args, context) => listReviews(context, { ...args, productId: id }),
  },
  Review: {
    product: ({ productId }, _args, context) => findVisibleProduct(context, productId),
    photos: (review, _args, { prisma }) => findPhotos(prisma, review),
    reply: ({ reply, repliedAt }) => (reply && repliedAt ? { text: reply, at: repliedAt } : null),
    author: (review, _args, { prisma }) => findAuthor(prisma, review),
  },
};

function withReviewErrors(write: () => Promise<Review>) {
  return withUserErrors('review', write);
}

function myReviews(
  context: GraphContext,
  { productId, ...args }: Partial<QueryMyReviewsArgs>,
): Promise<Page<Review>> {
  const { id: userId } = requireViewer(context);
  return readReviewPage(context, { userId, productId: productId ?? undefined }, args);
}
