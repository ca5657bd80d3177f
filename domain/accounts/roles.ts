export const ROLES = ['CUSTOMER', 'ADMIN', 'SUPER_ADMIN'] as const;

export type Role = (typeof ROLES)[number];

/** What a third party's key may be made for. */
export const API_SCOPES = [
  'read-catalog',
  'write-catalog',
  'write-stock',
  'read-orders',
  'write-orders',
  'read-customers',
  'write-customers',
] as const;

export type ApiScope = (typeof API_SCOPES)[number];

const STAFF: readonly Role[] = ['ADMIN', 'SUPER_ADMIN'];
const OWNER: readonly Role[] = ['SUPER_ADMIN'];

const MAY = {
  enterAdmin: STAFF,
  manageOrders: STAFF,
  sellAtCounter: STAFF,
  editOrders: STAFF,
  recordPayments: STAFF,
  refundOrders: STAFF,
  manageReturns: STAFF,
  manageCatalog: STAFF,
  manageStock: STAFF,
  manageContent: STAFF,
  manageReviews: STAFF,
  manageCoupons: STAFF,
  manageCustomers: STAFF,
  readMail: STAFF,
  readMessages: STAFF,
  manageRates: STAFF,
  seeFigures: STAFF,
  manageStaff: OWNER,
  manageSettings: OWNER,
  manageApiKeys: OWNER,
  manageWebhooks: OWNER,
  seeHealth: OWNER,
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
