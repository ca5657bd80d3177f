import { type Action, can } from '#domain/accounts/roles.ts';
import type { Viewer } from '#graph/context.ts';

/** Whether the viewer's role allows the action, and they have the second factor that the store asks its staff for. */
export function viewerMay({ role, lacksTwoFactor }: Viewer, action: Action): boolean {
  return can(role, action) && !lacksTwoFactor;
}
