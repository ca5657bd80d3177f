import { OWNER, type Role, STAFF } from './roles.ts';

/** One thing that can be allowed. What it is called and what it means stands in `permissionTexts.ts`. */
interface Permission {
  /** Which of the three roles has it of itself. */
  roles: readonly Role[];
  /** What it is no good without: it comes along. */
  needs?: readonly string[];
}

/** Everything that can be allowed in the back-office, each of use without the others but for what it needs. */
export const PERMISSIONS = {
  enterAdmin: { roles: STAFF },

  readOrders: { roles: STAFF },
  manageOrders: { roles: STAFF, needs: ['readOrders'] },
  editOrders: { roles: STAFF, needs: ['readOrders'] },
  cancelOrders: { roles: STAFF, needs: ['readOrders'] },
  sellAtCounter: { roles: STAFF, needs: ['readOrders', 'readCatalog'] },
  recordPayments: { roles: STAFF, needs: ['readOrders'] },
  refundOrders: { roles: STAFF, needs: ['readOrders'] },
  manageReturns: { roles: STAFF, needs: ['readOrders'] },
  manageCoupons: { roles: STAFF },

  readCustomers: { roles: STAFF },
  manageCustomers: { roles: STAFF, needs: ['readCustomers'] },
  readMessages: { roles: STAFF },
  manageReviews: { roles: STAFF },
  readSubscribers: { roles: STAFF },
  readMail: { roles: STAFF },

  readCatalog: { roles: STAFF },
  manageCatalog: { roles: STAFF, needs: ['readCatalog'] },
  managePrices: { roles: STAFF, needs: ['readCatalog'] },
  manageStock: { roles: STAFF, needs: ['readCatalog'] },
  manageContent: { roles: STAFF },
  manageRates: { roles: STAFF },
  deleteRates: { roles: OWNER, needs: ['manageRates'] },

  seeFigures: { roles: STAFF },
  exportLists: { roles: STAFF },
  readAudit: { roles: OWNER },

  manageSettings: { roles: OWNER },
  manageStaff: { roles: OWNER },
  manageApiKeys: { roles: OWNER },
  manageWebhooks: { roles: OWNER },
  manageBackups: { roles: OWNER },
  seeHealth: { roles: OWNER },
  hardDelete: { roles: OWNER },
} as const satisfies Record<string, Permission>;

export type Action = keyof typeof PERMISSIONS;

export const ACTIONS = Object.keys(PERMISSIONS) as Action[];

const TABLE: Record<Action, { roles: readonly Role[]; needs?: readonly Action[] }> = PERMISSIONS;

/** What comes along with an action because it is no good without. */
export function neededBy(action: Action): readonly Action[] {
  return TABLE[action].needs ?? [];
}

/** What a role has of itself. */
export function permissionsOf(role: Role): Action[] {
  return ACTIONS.filter((action) => TABLE[action].roles.includes(role));
}

/** The chosen ones with what they need, in the order of the table; a name that is none is left out. */
export function withNeeded(chosen: readonly string[]): Action[] {
  const all = new Set<string>(['enterAdmin', ...chosen]);
  // What is needed needs nothing more itself, so once around is enough.
  for (const action of ACTIONS) if (all.has(action)) for (const needed of neededBy(action)) all.add(needed);
  return ACTIONS.filter((action) => all.has(action));
}

type Capitals<Name extends string, Done extends string = ''> = Name extends `${infer First}${infer Rest}`
  ? Capitals<Rest, `${Done}${First extends Lowercase<First> ? Uppercase<First> : `_${First}`}`>
  : Done;

/** The name that GraphQL gives an action: MANAGE_ORDERS. */
export type PermissionCode = Capitals<Action>;

export function permissionCode(action: Action): PermissionCode {
  return action.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase() as PermissionCode;
}

/** The actions behind GraphQL's names; a name that is none is left out. */
export function toActions(codes: readonly string[]): Action[] {
  return ACTIONS.filter((action) => codes.includes(permissionCode(action)));
}
