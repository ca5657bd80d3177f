import { GraphQLError } from 'graphql';
import type { PermissionCode } from '#domain/accounts/permissionCode.ts';
import type { ApiScope } from '#domain/accounts/roles.ts';
import { forbidden } from './httpError.ts';

/** Of what a program may ask as well. */
export const SIGN_IN_OR_KEY = 'Authentication required: sign in, or send an API key.';

/** That a program's key has none of the scopes of which one would do. */
export function scopeMissing(scopes: readonly ApiScope[]): string {
  return `This takes an API key with the scope ${scopes.join(' or ')}.`;
}

/** Somebody of the staff asks for what needs a permission that they do not have; the answer names it. */
export function lacking(permission: PermissionCode): GraphQLError {
  const { message, extensions } = forbidden();
  return new GraphQLError(message, { extensions: { ...extensions, permission } });
}

/** A program asks for what its key has no scope for; the answer names those of which one would do, where there are any. */
export function lackingScope(scopes: readonly ApiScope[]): GraphQLError {
  return scopes.length === 0 ? forbidden() : forbidden(scopeMissing(scopes));
}

export function isLacking(error: unknown): error is GraphQLError {
  return error instanceof GraphQLError && error.extensions.permission !== undefined;
}
