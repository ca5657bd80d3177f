import { viewerMay } from '#graph/access/viewerMay.ts';
import type { GraphContext } from '#graph/context.ts';
import type { ShopCollection } from '../snapshot/shopCollection.ts';

/** The collection that a piece names, where it is shown; to who works on the catalog also while it is not. */
export function collectionOf(
  { snapshot, viewer, apiKey }: GraphContext,
  collectionId: string | null,
): ShopCollection | null {
  if (collectionId === null) return null;
  const shown = snapshot.collections;
  const mayReadDrafts = viewer ? viewerMay(viewer, 'readCatalog') : apiKey !== null;
  const known = mayReadDrafts ? snapshot.allCollections : shown;
  return known.find(({ id }) => id === collectionId) ?? null;
}
