import { getGrants } from '#domain/accounts/getGrants.ts';
import { toPermissionCode } from '#domain/accounts/toPermissionCode.ts';
import type { Viewer } from '#web/session/token/viewer.ts';
import type { Viewer_UserFragment } from '#web/session/Viewer.generated.ts';

/** Creates a signed-in viewer: by default a customer, with the permissions of their role. */
export function createViewer(overrides: Partial<Viewer> = {}): Viewer {
  return {
    id: '7',
    email: 'asha@example.com',
    name: 'Asha',
    role: 'CUSTOMER',
    staffRole: null,
    ...getGrants(overrides.role ?? 'CUSTOMER', null),
    ...overrides,
  };
}

/** Converts the viewer to a GraphQL response. */
export function toUser({ permissions, limits, ...viewer }: Viewer): Viewer_UserFragment & {
  __typename: 'User';
} {
  return {
    __typename: 'User',
    ...viewer,
    permissions: permissions.map(toPermissionCode),
    limits: { __typename: 'Limits', ...limits } as Viewer_UserFragment['limits'],
  };
}
