import type { Action } from '#domain/accounts/permissions.ts';
import type { ApiScope } from '#domain/accounts/roles.ts';

/** The callers of a field. Its module may decide more once it has read the input. */
export interface AccessRule {
  /** The callers who pass without being staff. */
  open: 'anyone' | 'signedIn' | 'staff';
  /** The answer is the same for everybody, so its bytes may be cached. */
  cached?: boolean;
  /** A step of buying. It waits in a queue with a share of its own while the store is busy. */
  purchase?: boolean;
  /** Staff pass without the second factor that the store requires. */
  withOneFactor?: boolean;
  /** It is about something that belongs to somebody. Others find nothing. */
  owned?: boolean;
  /** Only an API key gets an answer, about itself. Everybody else gets null. */
  forKeys?: boolean;
  /** The permission that staff need. */
  action?: Action;
  /** The scopes of an API key, one of which is enough. */
  scopes?: readonly ApiScope[];
}

/** Signed in or not. */
export const anyone: AccessRule = { open: 'anyone' };

/** Signed in or not, with the same answer for all: it is cached for a few seconds. */
export const everybody: AccessRule = { open: 'anyone', cached: true };

/** Tells an API key about itself. */
export const forKeys: AccessRule = { open: 'anyone', forKeys: true };

/** A step of buying. */
export const purchase = (rule: AccessRule): AccessRule => ({ ...rule, purchase: true });

/** Any open account, for its own things. */
export const signedIn: AccessRule = { open: 'signedIn' };

/** Names a thing by its id. Only its owner finds it. */
export const owner: AccessRule = { open: 'signedIn', owned: true };

/** Its owner, staff with the permission, and programs with one of the scopes. */
export const ownerOr = (action: Action, ...scopes: ApiScope[]): AccessRule => ({ ...owner, action, scopes });

/** Likewise for something that a guest may hold too. */
export const holderOr = (action: Action, ...scopes: ApiScope[]): AccessRule => ({
  open: 'anyone',
  owned: true,
  action,
  scopes,
});

/** Its owner, or a guest with the secret that opens it. */
export const holder: AccessRule = { open: 'anyone', owned: true };

/** Staff with the permission, and programs with one of the scopes. */
export const staff = (action: Action, ...scopes: ApiScope[]): AccessRule => ({
  open: 'staff',
  action,
  scopes,
});

/** Any member of staff, for their own sign-in. */
export const staffMember: AccessRule = { open: 'staff', action: 'enterAdmin', withOneFactor: true };

/** Returns true if guests or signed-in customers may use the field. */
export function isForShoppers({ open, forKeys }: AccessRule): boolean {
  return open !== 'staff' && !forKeys;
}
