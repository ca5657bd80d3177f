import type { I18n } from '@lingui/core';
import { INITIAL_STAFF_ROLES } from '#domain/accounts/initialStaffRoles.ts';
import type { Role } from '#domain/accounts/roles.ts';

export const roleNames: Record<Role, string> = {
  CUSTOMER: /*i18n*/ 'Customer',
  ADMIN: /*i18n*/ 'Admin',
  SUPER_ADMIN: /*i18n*/ 'Owner',
};

const INITIAL_ROLE_NAMES: readonly string[] = Object.values(INITIAL_STAFF_ROLES).map(({ name }) => name);

/** Returns the name of a staff role, translated if it is the default name of an initial role. */
export function getStaffRoleName(i18n: I18n, name: string): string {
  return INITIAL_ROLE_NAMES.includes(name) ? i18n.t(name) : name;
}
