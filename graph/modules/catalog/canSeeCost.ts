import { viewerHasPermission } from '#graph/access/viewerHasPermission.ts';
import type { GraphContext } from '#graph/context.ts';

/** Returns true if costs are visible: to staff who set prices, and to integrations that can write the catalog. */
export function canSeeCost({ viewer, apiKey }: Pick<GraphContext, 'viewer' | 'apiKey'>): boolean {
  return viewer
    ? viewerHasPermission(viewer, 'managePrices')
    : (apiKey?.scopes.includes('write-catalog') ?? false);
}
