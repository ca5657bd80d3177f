import { type Grants, hasPermission } from './grants.ts';
import type { Action } from './permissions.ts';
import type { ApiScope } from './roles.ts';

/** Staff permissions that correspond to each scope. The access tables define the same permissions for each field. */
export const SCOPE_PERMISSIONS: Record<ApiScope, readonly Action[]> = {
  'read-catalog': ['readCatalog', 'manageContent'],
  'write-catalog': ['readCatalog', 'manageCatalog', 'manageStock', 'manageContent', 'managePrices'],
  'write-prices': ['managePrices'],
  'write-stock': ['readCatalog', 'manageStock'],
  'write-content': ['manageContent'],
  'read-orders': ['readOrders', 'editOrders', 'readCustomers'],
  'write-orders': [
    'manageOrders',
    'editOrders',
    'cancelOrders',
    'sellAtCounter',
    'recordPayments',
    'refundOrders',
  ],
  'read-customers': ['readCustomers', 'readOrders'],
  'write-customers': ['manageCustomers'],
  'write-webhooks': ['manageWebhooks'],
};

type Code<Scope extends string> = Scope extends `${infer Way}-${infer What}`
  ? `${Uppercase<Way>}_${Uppercase<What>}`
  : never;

/** Name of a scope in GraphQL, such as READ_CATALOG. */
export type ApiScopeCode = Code<ApiScope>;

/** Returns the scope with the given GraphQL name. */
export function toApiScope(code: ApiScopeCode): ApiScope {
  return code.toLowerCase().replace('_', '-') as ApiScope;
}

/**
 * Returns true if a person can grant the scope: they need every permission it includes. `write-orders` also requires
 * that they have no discount or refund limit, since a key can give any discount or refund.
 */
export function canGrantScope(ownGrants: Grants, scope: ApiScope): boolean {
  if (!SCOPE_PERMISSIONS[scope].every((action) => hasPermission(ownGrants, action))) return false;
  const { discountPercent, refundNpr } = ownGrants.limits;
  return scope !== 'write-orders' || (discountPercent === null && refundNpr === null);
}
