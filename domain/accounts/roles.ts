export const ROLES = ['CUSTOMER', 'ADMIN', 'SUPER_ADMIN'] as const;

export type Role = (typeof ROLES)[number];

export const API_SCOPES = [
  'read-catalog',
  'write-catalog',
  'write-prices',
  'write-stock',
  'write-content',
  'read-orders',
  'write-orders',
  'read-customers',
  'write-customers',
  'write-webhooks',
] as const;

export type ApiScope = (typeof API_SCOPES)[number];

export const STAFF: readonly Role[] = ['ADMIN', 'SUPER_ADMIN'];
export const OWNER: readonly Role[] = ['SUPER_ADMIN'];

export function isStaff(role: Role): boolean {
  return STAFF.includes(role);
}
