import { rule } from 'graphql-shield';
import type { GraphContext } from '../../context.ts';
import { forbidden, unauthenticated } from '../../errors.ts';
import { isSignedIn, may } from '../../permissions/rules.ts';
import type { Permissions } from '../../permissions/toShield.ts';
import { viewerMay } from '../../permissions/viewerMay.ts';
import type { Review } from '../../prisma/generated/client.ts';

/** Whoever wrote the review, or staff who moderate. */
const isWriterOrModerator = rule('isWriterOrModerator', { cache: 'no_cache' })(
  ({ userId }: Review, _args, { viewer, apiKey }: GraphContext) => {
    if (viewer) return userId === viewer.id || viewerMay(viewer, 'manageReviews') ? true : forbidden();
    return apiKey ? forbidden() : unauthenticated();
  },
);

const mayModerate = may('manageReviews');

export const permissions: Permissions = {
  Query: { myReviews: isSignedIn, adminReviews: mayModerate },
  Mutation: {
    submitReview: isSignedIn,
    updateReview: isSignedIn,
    deleteReview: isSignedIn,
    moderateReview: mayModerate,
  },
  Review: { status: isWriterOrModerator, author: mayModerate },
};
