import { viewerHasPermission } from '#graph/access/viewerHasPermission.ts';
import type { GraphContext } from '#graph/context.ts';
import type { ShopCollection } from '../snapshot/shopCollection.ts';

/** Returns a product's collection if it is published; catalogue staff also see an unpublished one. */
export function collectionOf(
  { snapshot, viewer, apiKey }: GraphContext,
  collectionId: string | null,
): ShopCollection | null {
  if (collectionId === null) return null;
  const shown = snapshot.collections;
  const mayReadDrafts = viewer ? viewerHasPermission(viewer, 'readCatalog') : apiKey !== null;
  const known = mayReadDrafts ? snapshot.allCollections : shown;
  return known.find(({ id }) => id === collectionId) ?? null;
}
