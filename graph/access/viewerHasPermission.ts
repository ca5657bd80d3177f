import type { Action } from '#domain/accounts/permissions.ts';
import { can } from '#domain/accounts/rights.ts';
import type { Viewer } from '#graph/context.ts';

/** Whether the viewer's permissions hold the action, and they have the second factor that the store asks its staff for. */
export function viewerMay(viewer: Viewer, action: Action): boolean {
  return can(viewer, action) && !viewer.lacksTwoFactor;
}
