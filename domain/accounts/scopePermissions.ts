import type { Action } from './permissions.ts';
import { can, type Rights } from './rights.ts';
import type { ApiScope } from './roles.ts';

/** What a key with a scope may do, in the words of the staff's permissions. The access tables say the same field by field. */
export const SCOPE_ACTIONS: Record<ApiScope, readonly Action[]> = {
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

/** The name that GraphQL gives a scope: READ_CATALOG. */
export type ApiScopeCode = Code<ApiScope>;

/** The scope behind GraphQL's name. */
export function toApiScope(code: ApiScopeCode): ApiScope {
  return code.toLowerCase().replace('_', '-') as ApiScope;
}

/** Whether somebody may give a key the scope: only who may do all of it themselves. What is owed a key pays back without a limit. */
export function mayGiveScope(own: Rights, scope: ApiScope): boolean {
  if (!SCOPE_ACTIONS[scope].every((action) => can(own, action))) return false;
  const { discountPercent, refundNpr } = own.limits;
  return scope !== 'write-orders' || (discountPercent === null && refundNpr === null);
}
