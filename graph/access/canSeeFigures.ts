import type { GraphContext } from '#graph/context.ts';
import { viewerHasPermission } from './viewerHasPermission.ts';

/**
 * Returns true if the caller may see sales figures of the store or of a customer. Integrations are checked by their
 * scopes instead.
 */
export function canSeeFigures({ viewer }: Pick<GraphContext, 'viewer'>): boolean {
  return !viewer || viewerHasPermission(viewer, 'seeFigures');
}
