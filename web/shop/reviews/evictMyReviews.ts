import type { ApolloCache } from '@apollo/client';

/** Removes the viewer's reviews from the cache after a review was added or deleted, so that screens load them again. */
export function evictMyReviews(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'myReviews' });
}
