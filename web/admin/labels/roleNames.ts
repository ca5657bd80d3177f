import type { Role } from '#domain/accounts/roles.ts';

export const roleNames: Record<Role, string> = {
  CUSTOMER: /*i18n*/ 'Customer',
  ADMIN: /*i18n*/ 'Admin',
  SUPER_ADMIN: /*i18n*/ 'Owner',
};
