import { findExceedingGrants, type Grants, isWithin, type Limits } from '#domain/accounts/grants.ts';
import { findPermission } from '#domain/accounts/permissions.ts';
import type { Role } from '#domain/accounts/roles.ts';
import { DomainError } from '#domain/errors/errors.ts';

const LIMITS: Record<keyof Limits, string> = {
  discountPercent: 'a larger discount',
  refundNpr: 'larger refunds',
};

/** Throws if the permissions or limits exceed the viewer's own. The error lists the excess. */
export function requireGrantable(grants: Grants, viewerGrants: Grants, field: string): void {
  const { permissions, limits } = findExceedingGrants(grants, viewerGrants);
  const names = [
    ...permissions.map((action) => findPermission(action).name),
    ...limits.map((limit) => LIMITS[limit]),
  ];
  if (names.length > 0) throw new DomainError('PERMISSIONS_EXCEED_OWN', { rights: names }, field);
}

interface Member {
  name: string;
  role: Role;
  grants: Grants;
}

/**
 * Throws unless the viewer may change the member's account. Only owners change owners, and nobody changes a member with
 * more permissions than they have.
 */
export function requireManageable(member: Member, manager: { role: Role; grants: Grants }): void {
  if (member.role === 'SUPER_ADMIN' && manager.role !== 'SUPER_ADMIN')
    throw new DomainError('OWNER_REQUIRED', 'id');
  if (!isWithin(member.grants, manager.grants))
    throw new DomainError('MEMBER_HAS_MORE_PERMISSIONS', { name: member.name }, 'id');
}
