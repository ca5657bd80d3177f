export const ROLES = ['CUSTOMER', 'ADMIN', 'SUPER_ADMIN'] as const;

export type Role = (typeof ROLES)[number];

const STAFF: readonly Role[] = ['ADMIN', 'SUPER_ADMIN'];
const OWNER: readonly Role[] = ['SUPER_ADMIN'];

const MAY = {
  enterAdmin: STAFF,
  manageOrders: STAFF,
  manageCatalog: STAFF,
  manageCustomers: STAFF,
  manageRates: STAFF,
  seeFigures: STAFF,
  manageStaff: OWNER,
  manageSettings: OWNER,
  manageApiKeys: OWNER,
  deleteRates: OWNER,
  hardDelete: OWNER,
} as const satisfies Record<string, readonly Role[]>;

export type Action = keyof typeof MAY;

export function isStaff(role: Role): boolean {
  return STAFF.includes(role);
}

export function can(role: Role, action: Action): boolean {
  return MAY[action].includes(role);
}
