import { GraphQLError } from 'graphql';
import type { ApiScope } from '#domain/accounts/roles.ts';
import type { PermissionCode } from '#domain/accounts/toPermissionCode.ts';
import { forbidden } from './httpError.ts';

/** Message for endpoints that also accept API keys. */
export const SIGN_IN_OR_KEY = 'Authentication required: sign in, or send an API key.';

/** Returns the message for an API key that has none of these scopes. One of them is enough. */
export function scopeMissing(scopes: readonly ApiScope[]): string {
  return `This requires an API key with the scope ${scopes.join(' or ')}.`;
}

/** Returns the error for a staff member without a permission. It names the permission. */
export function permissionMissing(permission: PermissionCode): GraphQLError {
  const { message, extensions } = forbidden();
  return new GraphQLError(message, { extensions: { ...extensions, permission } });
}

/**
 * Returns the error for an API key without a scope. It names the scopes, any one of which is enough, if there are any.
 */
export function scopeMissingError(scopes: readonly ApiScope[]): GraphQLError {
  return scopes.length === 0 ? forbidden() : forbidden(scopeMissing(scopes));
}

export function isPermissionMissing(error: unknown): error is GraphQLError {
  return error instanceof GraphQLError && error.extensions.permission !== undefined;
}
