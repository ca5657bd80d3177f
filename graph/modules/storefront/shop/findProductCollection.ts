import { viewerHasPermission } from '#graph/access/viewerHasPermission.ts';
import type { GraphContext } from '#graph/context.ts';
import type { ShopCollection } from '../snapshot/shopCollection.ts';

/** Returns a product's collection if it is published; catalogue staff also see an unpublished one. */
export function findProductCollection(
  { snapshot, viewer, apiKey }: GraphContext,
  collectionId: string | null,
): ShopCollection | null {
  if (collectionId === null) return null;
  const publishedCollections = snapshot.collections;
  const canReadDrafts = viewer ? viewerHasPermission(viewer, 'readCatalog') : apiKey !== null;
  const visibleCollections = canReadDrafts ? snapshot.allCollections : publishedCollections;
  return visibleCollections.find(({ id }) => id === collectionId) ?? null;
}
