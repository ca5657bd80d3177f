import type { ApolloCache } from '@apollo/client';

/** What this tab has read of the shop may be other by now: it is asked for anew where it is shown. */
export function forgetShop(cache: ApolloCache): void {
  for (const fieldName of ['home', 'bannerStrip', 'collection', 'collections']) cache.evict({ fieldName });
}
