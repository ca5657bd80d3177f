import type { GraphContext, Viewer } from '#graph/context.ts';
import { unauthenticated } from '#graph/errors/httpError.ts';

/** The viewer, for what only the signed-in reach; the permissions have already told everyone else why not. */
export function requireViewer({ viewer }: Pick<GraphContext, 'viewer'>): Viewer {
  if (!viewer) throw unauthenticated();
  return viewer;
}
