import type { Action } from '#domain/accounts/permissions.ts';
import type { ApiScope } from '#domain/accounts/roles.ts';

/** Callers allowed to use a field. The module can refuse further callers after it has read the input. */
export interface AccessRule {
  /** Callers that the rule admits: everyone, signed-in accounts or staff. */
  open: 'anyone' | 'signedIn' | 'staff';
  /** True if the response is the same for everybody, so its bytes may be cached. */
  cached?: boolean;
  /** True for steps of a purchase, which have their own share of the admission queue. */
  isPurchase?: boolean;
  /** True if staff may use the field without the second factor that the store requires. */
  allowsOneFactor?: boolean;
  /** True if only the object's owner, and callers with the permission or a scope, find it. */
  isOwned?: boolean;
  /** True if the result describes the calling API key. All other callers get null. */
  apiKeyOnly?: boolean;
  /** Permission that staff need. */
  action?: Action;
  /** API key scopes, any one of which is sufficient. */
  scopes?: readonly ApiScope[];
}

/** Guests and accounts. */
export const anyone: AccessRule = { open: 'anyone' };

/** Guests and accounts, with the same response for all, which is cached for a few seconds. */
export const anyoneCached: AccessRule = { open: 'anyone', cached: true };

/** For fields that describe the calling API key. Null for all other callers. */
export const apiKeyOnly: AccessRule = { open: 'anyone', apiKeyOnly: true };

/** Marks a rule as a step of a purchase. */
export const markAsPurchase = (rule: AccessRule): AccessRule => ({ ...rule, isPurchase: true });

/** Any active account, for its own data. */
export const signedIn: AccessRule = { open: 'signedIn' };

/** For fields that look up an object by id. Only its owner finds it. */
export const owner: AccessRule = { open: 'signedIn', isOwned: true };

/** The owner, staff with the permission, and integrations with one of the scopes. */
export const ownerOrStaff = (action: Action, ...scopes: ApiScope[]): AccessRule => ({
  ...owner,
  action,
  scopes,
});

/** Like `ownerOrStaff`, for objects that a guest can also own. */
export const ownerOrTokenHolderOrStaff = (action: Action, ...scopes: ApiScope[]): AccessRule => ({
  open: 'anyone',
  isOwned: true,
  action,
  scopes,
});

/** The owner, or a guest with the object's secret. */
export const ownerOrTokenHolder: AccessRule = { open: 'anyone', isOwned: true };

/** Staff with the permission, and integrations with one of the scopes. */
export const staff = (action: Action, ...scopes: ApiScope[]): AccessRule => ({
  open: 'staff',
  action,
  scopes,
});

/** Any staff member, for their own sign-in. */
export const staffMember: AccessRule = { open: 'staff', action: 'enterAdmin', allowsOneFactor: true };

/** Returns true if guests or signed-in customers may use the field. */
export function isForShoppers({ open, apiKeyOnly }: AccessRule): boolean {
  return open !== 'staff' && !apiKeyOnly;
}
