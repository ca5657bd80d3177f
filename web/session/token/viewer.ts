import { type Grants, type Limits, ZERO_LIMITS } from '#domain/accounts/grants.ts';
import type { Action } from '#domain/accounts/permissions.ts';
import { isStaff, ROLES, type Role } from '#domain/accounts/roles.ts';
import { toAction } from '#domain/accounts/toPermissionCode.ts';
import type { Viewer_UserFragment } from '../Viewer.generated.ts';

/** Signed-in account with its permissions and limits. */
export interface Viewer extends Grants {
  id: string;
  email: string;
  name: string;
  role: Role;
  /** Name of the staff role that grants the permissions. */
  staffRole: string | null;
}

/** Converts the viewer in a response. */
export function toViewer({ id, email, name, role, ...user }: Viewer_UserFragment): Viewer {
  const { discountPercent, refundNpr } = user.limits;
  return {
    id,
    email,
    name,
    role,
    staffRole: user.staffRole ?? null,
    permissions: user.permissions.map(toAction),
    limits: { discountPercent: discountPercent ?? null, refundNpr: refundNpr ?? null },
  };
}

/** Returns the viewer to store in the browser. Without access to the back office, no permissions are stored. */
export function toStoredViewer({
  id,
  email,
  name,
  role,
  ...rights
}: Viewer): Pick<Viewer, 'id' | 'email' | 'name' | 'role'> & Partial<Viewer> {
  return { id, email, name, role, ...(isStaff(role) && rights) };
}

/**
 * Returns the viewer stored in the browser; null if the data is invalid. Missing permissions are empty until the
 * server responds.
 */
export function parseViewer(storedViewer: unknown): Viewer | null {
  if (
    !isRecord(storedViewer) ||
    typeof storedViewer.id !== 'string' ||
    typeof storedViewer.email !== 'string'
  )
    return null;
  const role = ROLES.find((candidate) => candidate === String(storedViewer.role).toUpperCase());
  if (!role) return null;
  const { id, email } = storedViewer;
  const name = typeof storedViewer.name === 'string' ? storedViewer.name : email;
  const staffRole = typeof storedViewer.staffRole === 'string' ? storedViewer.staffRole : null;
  return { id, email, role, name, staffRole, ...parseGrants(storedViewer) };
}

function parseGrants({ permissions, limits }: Record<string, unknown>): Grants {
  if (!Array.isArray(permissions) || !isRecord(limits)) return { permissions: [], limits: ZERO_LIMITS };
  return { permissions: permissions.filter(isAction), limits: toLimits(limits) };
}

/**
 * Accepts any string: the server enforces permissions, so the shop does not load the list of permissions to check a
 * name.
 */
function isAction(value: unknown): value is Action {
  return typeof value === 'string';
}

function toLimits({ discountPercent, refundNpr }: Record<string, unknown>): Limits {
  const parseLimit = (value: unknown) => (typeof value === 'number' ? value : null);
  return { discountPercent: parseLimit(discountPercent), refundNpr: parseLimit(refundNpr) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
