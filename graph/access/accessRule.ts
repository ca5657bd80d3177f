import { INITIAL_STAFF_ROLES, type InitialStaffRoleName } from '#domain/accounts/initialStaffRoles.ts';
import type { Action } from '#domain/accounts/permissions.ts';
import { rightsOf } from '#domain/accounts/rightsOf.ts';
import { API_SCOPES, type ApiScope, type Role } from '#domain/accounts/roles.ts';

const STAFF_ROLES = Object.keys(INITIAL_STAFF_ROLES) as InitialStaffRoleName[];

/**
 * Everybody who can ask. `customer` is whose things they are, `another` a customer who has none of them; of the staff there
 * is somebody without a staff role, and somebody with each of those that a store begins with.
 */
export const CALLERS = [
  'nobody',
  'customer',
  'another',
  'blocked',
  'admin',
  'superAdmin',
  ...STAFF_ROLES,
  ...API_SCOPES,
] as const;

export type Caller = (typeof CALLERS)[number];

/** Who may call a field, beside what its own module decides of the input. */
export interface AccessRule {
  /** Who gets past the rule without belonging to the staff. */
  open: 'anyone' | 'signedIn' | 'staff';
  /** Whether it answers everybody the same, so that its bytes may be kept. */
  cached?: boolean;
  /** Whether it is a step of buying, which waits in a queue with a share of its own while the store is busy. */
  purchase?: boolean;
  /** Whether staff may who lack the second factor that the store asks for. */
  withOneFactor?: boolean;
  /** Whether it is about things that belong to somebody: others find nothing there. */
  owned?: boolean;
  /** Whether everybody sees that it is there, so that others are refused rather than told of nothing. */
  seen?: boolean;
  /** Whether others are told in the payload's errors that it is not theirs. */
  told?: boolean;
  /** Whether staff accounts are refused, with the reason in the payload's errors. */
  notStaff?: boolean;
  /** What somebody of the staff has to be allowed. */
  action?: Action;
  /** What a program's API key has to be made for: one of these. */
  scopes?: readonly ApiScope[];
  /** What becomes of it for a program with that scope and no other, about what others have made, where it is not done. */
  alone?: 'nothing' | 'refused';
}

/** Signed in or not. */
export const anyone: AccessRule = { open: 'anyone' };

/** Signed in or not, and the same answer for all: it may be kept for a few seconds. */
export const everybody: AccessRule = { open: 'anyone', cached: true };

/** A step of buying. */
export const purchase = (rule: AccessRule): AccessRule => ({ ...rule, purchase: true });

/** Any open account, for what is its own. */
export const signedIn: AccessRule = { open: 'signedIn' };

/** Any open account but the staff's. */
export const customers: AccessRule = { open: 'signedIn', notStaff: true };

/** Names a thing by its id: only whose it is finds it. */
export const owner: AccessRule = { open: 'signedIn', owned: true };

/** Whose it is, and staff who may do the action, and programs with one of the scopes. */
export const ownerOr = (action: Action, ...scopes: ApiScope[]): AccessRule => ({ ...owner, action, scopes });

/** Likewise, for what also a guest may hold: who is not signed in finds nothing. */
export const holderOr = (action: Action, ...scopes: ApiScope[]): AccessRule => ({
  open: 'anyone',
  owned: true,
  action,
  scopes,
});

/** Whose it is, also a guest with what opens it: who is not signed in finds nothing. */
export const holder: AccessRule = { open: 'anyone', owned: true };

/** Takes what only the owner may use; everybody else is told so, signed in or not. */
export const ownerAlone: AccessRule = { open: 'anyone', owned: true, told: true };

/** Whose it is, and staff who may do the action, of something that others see as well. */
export const writerOr = (action: Action): AccessRule => ({ ...owner, seen: true, action });

/** Staff who may do the action, and programs with one of the scopes. */
export const staff = (action: Action, ...scopes: ApiScope[]): AccessRule => ({
  open: 'staff',
  action,
  scopes,
});

/** Likewise, where a program finds only what it has made itself, or needs a second scope. */
export const staffOrMaker = (
  alone: 'nothing' | 'refused',
  action: Action,
  ...scopes: ApiScope[]
): AccessRule => ({ ...staff(action, ...scopes), alone });

/** Somebody of the staff, for their own way to sign in. */
export const staffMember: AccessRule = { open: 'staff', action: 'enterAdmin', withOneFactor: true };

/** `nothing`: there is no such thing, as far as the caller can see. `refused`: with the reason in the payload. */
export type Outcome = 'done' | 'nothing' | 'refused' | 'UNAUTHENTICATED' | 'FORBIDDEN';

const ROLES = {
  customer: 'CUSTOMER',
  another: 'CUSTOMER',
  admin: 'ADMIN',
  superAdmin: 'SUPER_ADMIN',
  manager: 'ADMIN',
  salesDesk: 'ADMIN',
  packer: 'ADMIN',
  bookkeeper: 'ADMIN',
  editor: 'ADMIN',
} as const satisfies Partial<Record<Caller, Role>>;

/** The role of a caller's account; none where nobody is signed in or a program asks. */
export function roleOf(caller: Caller): Role | undefined {
  return caller in ROLES ? ROLES[caller as keyof typeof ROLES] : undefined;
}

export function isStaffRole(caller: Caller): caller is InitialStaffRoleName {
  return Object.hasOwn(INITIAL_STAFF_ROLES, caller);
}

/** Whether somebody of the staff may do something. */
export function callerMay(caller: Caller, action: Action): boolean {
  const role = roleOf(caller) ?? 'CUSTOMER';
  return rightsOf(role, isStaffRole(caller) ? INITIAL_STAFF_ROLES[caller] : null).permissions.includes(
    action,
  );
}

export function outcomeFor(
  { open, owned, seen, told, notStaff, action, scopes, alone }: AccessRule,
  caller: Caller,
): Outcome {
  const notFound = told ? 'refused' : 'nothing';
  const otherwise = open === 'anyone' ? (owned ? notFound : 'done') : undefined;
  // A blocked account's sessions are over, and a token that is over is refused everywhere.
  if (caller === 'blocked') return 'UNAUTHENTICATED';
  if (caller === 'nobody') return otherwise ?? 'UNAUTHENTICATED';
  const role = roleOf(caller);
  if (!role)
    return scopes?.some((scope) => scope === caller) ? (alone ?? 'done') : (otherwise ?? 'FORBIDDEN');

  if (action && callerMay(caller, action)) return 'done';
  if (open === 'staff') return 'FORBIDDEN';
  if (notStaff && role !== 'CUSTOMER') return 'refused';
  if (!owned || caller === 'customer') return 'done';
  return seen ? 'FORBIDDEN' : notFound;
}
