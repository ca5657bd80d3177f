import { owner, ownerOrStaff, signedIn, staff } from '#graph/access/accessRule.ts';
import type { AccessTable } from '#graph/access/accessTable.ts';

export const access = {
  Query: {
    myReviews: signedIn,
    adminReviews: staff('manageReviews'),
  },
  Mutation: {
    submitReview: signedIn,
    updateReview: owner,
    deleteReview: owner,
    moderateReview: staff('manageReviews'),
    replyToReview: staff('manageReviews'),
  },
  fields: {
    'Review.status': ownerOrStaff('manageReviews'),
    'Review.author': staff('manageReviews'),
  },
} satisfies AccessTable;
