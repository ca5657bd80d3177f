import { toAction } from '#domain/accounts/permissionCode.ts';
import type { Action } from '#domain/accounts/permissions.ts';
import { type Limits, NO_RANGE, type Rights } from '#domain/accounts/rights.ts';
import { isStaff, ROLES, type Role } from '#domain/accounts/roles.ts';
import type { Viewer_UserFragment } from '../Viewer.generated.ts';

/** Who is signed in, what they may do and how far. */
export interface Viewer extends Rights {
  id: string;
  email: string;
  name: string;
  role: Role;
  /** The name of the staff role that their rights come from. */
  staffRole: string | null;
}

/** The viewer that the store tells of. */
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

/** What a browser saves of a viewer: of who has no rights in the back-office, nothing about them. */
export function toKept({
  id,
  email,
  name,
  role,
  ...rights
}: Viewer): Pick<Viewer, 'id' | 'email' | 'name' | 'role'> & Partial<Viewer> {
  return { id, email, name, role, ...(isStaff(role) && rights) };
}

/** The viewer that a browser has saved; null if it is none. Without saved rights it has none until the server is asked. */
export function asViewer(saved: unknown): Viewer | null {
  if (!isRecord(saved) || typeof saved.id !== 'string' || typeof saved.email !== 'string') return null;
  const role = ROLES.find((each) => each === String(saved.role).toUpperCase());
  if (!role) return null;
  const { id, email } = saved;
  const name = typeof saved.name === 'string' ? saved.name : email;
  const staffRole = typeof saved.staffRole === 'string' ? saved.staffRole : null;
  return { id, email, role, name, staffRole, ...savedRights(saved) };
}

function savedRights({ permissions, limits }: Record<string, unknown>): Rights {
  if (!Array.isArray(permissions) || !isRecord(limits)) return { permissions: [], limits: NO_RANGE };
  return { permissions: permissions.filter(isAction), limits: toLimits(limits) };
}

/** The server decides what a viewer may do, so the shop does not load the declarations to check a name. */
function isAction(value: unknown): value is Action {
  return typeof value === 'string';
}

function toLimits({ discountPercent, refundNpr }: Record<string, unknown>): Limits {
  const limit = (value: unknown) => (typeof value === 'number' ? value : null);
  return { discountPercent: limit(discountPercent), refundNpr: limit(refundNpr) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
