import { API_SCOPES, type ApiScope as Scope } from '#domain/accounts/roles.ts';
import { toApiScope } from '#domain/accounts/scopeRights.ts';
import type { ApiScope } from '#graph/schema/schema.generated.ts';

/** The scopes as keys carry them, by the names that GraphQL gives them. */
export function toScopes(names: readonly ApiScope[]): Scope[] {
  return names.map(toApiScope);
}

/** GraphQL's names for a key's scopes. */
export function scopeNames(scopes: unknown): ApiScope[] {
  return keptScopes(scopes).map((scope) => scope.toUpperCase().replace('-', '_') as ApiScope);
}

/** A key's scopes, as far as they are scopes still. */
export function keptScopes(scopes: unknown): Scope[] {
  return API_SCOPES.filter((scope) => Array.isArray(scopes) && scopes.includes(scope));
}
