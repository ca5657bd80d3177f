import { getGrants } from '#domain/accounts/getGrants.ts';
import type { Role } from '#domain/accounts/roles.ts';
import type { Viewer } from '#graph/context.ts';

/** Returns a viewer for tests without a request. */
export function aViewer(role: Role): Viewer {
  return { id: 'viewer', role, sessionId: 'session', staffRole: null, ...getGrants(role, null) };
}
