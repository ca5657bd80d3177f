import type { ApiScope as Scope } from '#domain/accounts/roles.ts';
import type { ApiScope } from '#graph/schema/schema.generated.ts';

const SCOPES: Record<ApiScope, Scope> = {
  READ_CATALOG: 'read-catalog',
  WRITE_CATALOG: 'write-catalog',
  WRITE_STOCK: 'write-stock',
  READ_ORDERS: 'read-orders',
  WRITE_ORDERS: 'write-orders',
  READ_CUSTOMERS: 'read-customers',
  WRITE_CUSTOMERS: 'write-customers',
  WRITE_WEBHOOKS: 'write-webhooks',
};

/** The scopes as keys carry them, by the names that GraphQL gives them. */
export function toScopes(names: readonly ApiScope[]): Scope[] {
  return names.map((name) => SCOPES[name]);
}

/** GraphQL's names for a key's scopes. */
export function scopeNames(scopes: unknown): ApiScope[] {
  return (Object.keys(SCOPES) as ApiScope[]).filter(
    (name) => Array.isArray(scopes) && scopes.includes(SCOPES[name]),
  );
}
