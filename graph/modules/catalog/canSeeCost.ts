import { viewerHasPermission } from '#graph/access/viewerHasPermission.ts';
import type { GraphContext } from '#graph/context.ts';

/** Returns true if the viewer can see costs: staff who set prices, and integrations that can write the catalogue. */
export function canSeeCost({ viewer, apiKey }: Pick<GraphContext, 'viewer' | 'apiKey'>): boolean {
  return viewer
    ? viewerHasPermission(viewer, 'managePrices')
    : (apiKey?.scopes.includes('write-catalog') ?? false);
}
