import { GraphQLError } from 'graphql';
import type { ApiScope } from '#domain/accounts/roles.ts';
import type { PermissionCode } from '#domain/accounts/toPermissionCode.ts';
import { createForbiddenError } from './httpError.ts';

/** Message for endpoints that also accept API keys. */
export const SIGN_IN_OR_KEY = 'Authentication required: sign in, or send an API key.';

/** Returns the message for an API key that has none of these scopes. One of them is enough. */
export function getMissingScopeMessage(scopes: readonly ApiScope[]): string {
  return `This requires an API key with the scope ${scopes.join(' or ')}.`;
}

/** Returns the error for a staff member without a permission. It names the permission. */
export function createMissingPermissionError(permission: PermissionCode): GraphQLError {
  const { message, extensions } = createForbiddenError();
  return new GraphQLError(message, { extensions: { ...extensions, permission } });
}

/** Returns the error for an API key without a scope. It names the scopes, if there are any; one of them is enough. */
export function createMissingScopeError(scopes: readonly ApiScope[]): GraphQLError {
  return scopes.length === 0 ? createForbiddenError() : createForbiddenError(getMissingScopeMessage(scopes));
}

export function isMissingPermissionError(error: unknown): error is GraphQLError {
  return error instanceof GraphQLError && error.extensions.permission !== undefined;
}
