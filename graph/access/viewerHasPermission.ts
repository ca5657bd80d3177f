import { hasPermission } from '#domain/accounts/grants.ts';
import type { Action } from '#domain/accounts/permissions.ts';
import type { Viewer } from '#graph/context.ts';

/** Returns true if the viewer has the permission, and the second factor if the store requires it of staff. */
export function viewerHasPermission(viewer: Viewer, action: Action): boolean {
  return hasPermission(viewer, action) && !viewer.lacksTwoFactor;
}
