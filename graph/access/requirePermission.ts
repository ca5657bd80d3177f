import type { Action } from '#domain/accounts/permissions.ts';
import { toPermissionCode } from '#domain/accounts/toPermissionCode.ts';
import type { GraphContext } from '#graph/context.ts';
import { createForbiddenError } from '#graph/errors/httpError.ts';
import { createMissingPermissionError } from '#graph/errors/permissionErrors.ts';
import { viewerHasPermission } from './viewerHasPermission.ts';

/**
 * Throws unless the viewer has the permission required by a part of the input, such as a refund in a list of payments.
 * API keys pass: their scopes were checked before.
 */
export function requirePermission(
  { viewer, apiKey }: Pick<GraphContext, 'viewer' | 'apiKey'>,
  action: Action,
): void {
  if (viewer ? viewerHasPermission(viewer, action) : apiKey !== null) return;
  throw viewer ? createMissingPermissionError(toPermissionCode(action)) : createForbiddenError();
}
