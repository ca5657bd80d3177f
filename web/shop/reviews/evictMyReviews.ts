import type { ApolloCache } from '@apollo/client';

/** After a review more or less: screens that list the viewer's own ask for them anew. */
export function forgetMyReviews(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'myReviews' });
}
