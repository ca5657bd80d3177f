import { permissionOf } from '#domain/accounts/permissions.ts';
import { beyond, isWithin, type Limits, type Rights } from '#domain/accounts/rights.ts';
import type { Role } from '#domain/accounts/roles.ts';
import { DomainError } from '#domain/errors/errors.ts';

const LIMITS: Record<keyof Limits, string> = {
  discountPercent: 'a larger discount',
  refundNpr: 'larger refunds',
};

/** Throws where somebody would give what they do not have themselves, and names it. */
export function refuseGiving(rights: Rights, own: Rights, field: string): void {
  const { permissions, limits } = beyond(rights, own);
  const names = [
    ...permissions.map((action) => permissionOf(action).name),
    ...limits.map((limit) => LIMITS[limit]),
  ];
  if (names.length > 0) throw new DomainError('RIGHTS_BEYOND_OWN', { rights: names }, field);
}

interface Member {
  name: string;
  role: Role;
  rights: Rights;
}

/** Throws unless somebody may change the account of a member: an owner's only an owner, and nobody's who may more. */
export function refuseChanging(member: Member, inCharge: { role: Role; rights: Rights }): void {
  if (member.role === 'SUPER_ADMIN' && inCharge.role !== 'SUPER_ADMIN')
    throw new DomainError('OWNERS_CHANGE_OWNERS', 'id');
  if (!isWithin(member.rights, inCharge.rights))
    throw new DomainError('MEMBER_MAY_MORE', { name: member.name }, 'id');
}
