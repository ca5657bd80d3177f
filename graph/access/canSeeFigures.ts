import type { GraphContext } from '#graph/context.ts';
import { viewerMay } from './viewerMay.ts';

/** Returns true if the caller may see what the store, or one buyer, brought in. The scopes of a program decide elsewhere. */
export function seesFigures({ viewer }: Pick<GraphContext, 'viewer'>): boolean {
  return !viewer || viewerMay(viewer, 'seeFigures');
}
