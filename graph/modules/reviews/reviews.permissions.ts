import { rule } from 'graphql-shield';
import { isSignedIn, may } from '#graph/access/rules.ts';
import type { Permissions } from '#graph/access/toShield.ts';
import { viewerMay } from '#graph/access/viewerMay.ts';
import type { GraphContext } from '#graph/context.ts';
import { forbidden, unauthenticated } from '#graph/errors.ts';
import type { Review } from '#graph/prisma/generated/client.ts';

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
