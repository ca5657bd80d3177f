import { API_SCOPES, type ApiScope as Scope } from '#domain/accounts/roles.ts';
import { toApiScope } from '#domain/accounts/scopePermissions.ts';
import type { ApiScope } from '#graph/schema/schema.generated.ts';

/** Converts GraphQL's scope names to the stored ones. */
export function toScopes(names: readonly ApiScope[]): Scope[] {
  return names.map(toApiScope);
}

/** Returns GraphQL's names for a key's scopes. */
export function toScopeNames(scopes: unknown): ApiScope[] {
  return readStoredScopes(scopes).map((scope) => scope.toUpperCase().replace('-', '_') as ApiScope);
}

/** Returns a key's stored scopes, without those that no longer exist. */
export function readStoredScopes(scopes: unknown): Scope[] {
  return API_SCOPES.filter((scope) => Array.isArray(scopes) && scopes.includes(scope));
}
