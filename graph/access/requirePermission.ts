import { permissionCode } from '#domain/accounts/permissionCode.ts';
import type { Action } from '#domain/accounts/permissions.ts';
import type { GraphContext } from '#graph/context.ts';
import { forbidden } from '#graph/errors/httpError.ts';
import { lacking } from '#graph/errors/permissionErrors.ts';
import { viewerMay } from './viewerMay.ts';

/**
 * Throws unless the viewer may do what only a part of a field's input asks for, such as a refund among the payments. What
 * a program may do its scopes have said before.
 */
export function requireMay(
  { viewer, apiKey }: Pick<GraphContext, 'viewer' | 'apiKey'>,
  action: Action,
): void {
  if (viewer ? viewerMay(viewer, action) : apiKey !== null) return;
  throw viewer ? lacking(permissionCode(action)) : forbidden();
}
