import type { GraphContext, Viewer } from '#graph/context.ts';
import { createUnauthenticatedError } from '#graph/errors/httpError.ts';

/** Returns the viewer of a field whose access rule already requires one. */
export function requireViewer({ viewer }: Pick<GraphContext, 'viewer'>): Viewer {
  if (!viewer) throw createUnauthenticatedError();
  return viewer;
}
