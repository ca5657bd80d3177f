import { permissionCode } from '#domain/accounts/permissionCode.ts';
import { rightsOf } from '#domain/accounts/rightsOf.ts';
import type { Viewer } from '#web/session/token/viewer.ts';
import type { Viewer_UserFragment } from '#web/session/Viewer.generated.ts';

/** Somebody who is signed in: a customer, unless said otherwise, who may what their role may. */
export function aViewer(given: Partial<Viewer> = {}): Viewer {
  return {
    id: '7',
    email: 'asha@example.com',
    name: 'Asha',
    role: 'CUSTOMER',
    staffRole: null,
    ...rightsOf(given.role ?? 'CUSTOMER', null),
    ...given,
  };
}

/** The same as the store answers it. */
export function toUser({ permissions, limits, ...viewer }: Viewer): Viewer_UserFragment & {
  __typename: 'User';
} {
  return {
    __typename: 'User',
    ...viewer,
    permissions: permissions.map(permissionCode),
    limits: { __typename: 'Limits', ...limits } as Viewer_UserFragment['limits'],
  };
}
