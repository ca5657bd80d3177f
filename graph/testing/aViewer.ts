import { rightsOf } from '#domain/accounts/rightsOf.ts';
import type { Role } from '#domain/accounts/roles.ts';
import type { Viewer } from '#graph/context.ts';

/** Somebody who asks, where no request does. */
export function aViewer(role: Role): Viewer {
  return { id: 'viewer', role, sessionId: 'session', staffRole: null, ...rightsOf(role, null) };
}
