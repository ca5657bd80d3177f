import type { ApolloCache } from '@apollo/client';

/** Evicts the shop's content from this tab's cache, so that screens reload it. */
export function evictShopContent(cache: ApolloCache): void {
  for (const fieldName of ['home', 'bannerStrip', 'collection', 'collections']) cache.evict({ fieldName });
}
