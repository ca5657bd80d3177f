import { hasPermission } from '#domain/accounts/grants.ts';
import type { Action } from '#domain/accounts/permissions.ts';
import { isStaff } from '#domain/accounts/roles.ts';
import { toPermissionCode } from '#domain/accounts/toPermissionCode.ts';
import type { GraphContext, Viewer } from '#graph/context.ts';
import { createForbiddenError, createUnauthenticatedError } from '#graph/errors/httpError.ts';
import {
  createMissingPermissionError,
  createMissingScopeError,
  SIGN_IN_OR_KEY,
} from '#graph/errors/permissionErrors.ts';
import type { AccessRule } from './accessRule.ts';
import { viewerHasPermission } from './viewerHasPermission.ts';

type Caller = Pick<GraphContext, 'viewer' | 'apiKey'>;

/**
 * Returns the error if the caller may not use a field with this rule; null if they may. Each rule is evaluated once per
 * request, so the check before execution and shield return the same result. Ownership is checked by the query that
 * loads the row.
 */
export function getRefusal(rule: AccessRule, context: Caller & Pick<GraphContext, 'refusals'>): Error | null {
  const { refusals } = context;
  const refusal = refusals.get(rule);
  if (refusal !== undefined) return refusal;
  const newRefusal = decide(rule, context);
  refusals.set(rule, newRefusal);
  return newRefusal;
}

/** Like `getRefusal`, for a field that the owner of its row may also use. */
export function getRowRefusal(
  action: Action,
  ownerId: string | null | undefined,
  { viewer, apiKey }: Caller,
): Error | null {
  if (viewer)
    return ownerId === viewer.id || viewerHasPermission(viewer, action) ? null : createForbiddenError();
  return apiKey ? createForbiddenError() : createUnauthenticatedError();
}

function decide(rule: AccessRule, { viewer, apiKey }: Caller): Error | null {
  const { open, scopes = [], allowsOneFactor } = rule;
  if (open === 'anyone') return null;
  if (viewer && open === 'signedIn') return null;
  const action = allowsOneFactor ? undefined : rule.action;
  if (viewer)
    return action ? getActionRefusal(viewer, action) : isStaff(viewer.role) ? null : createForbiddenError();
  if (!apiKey)
    return createUnauthenticatedError(
      open === 'staff' && action && scopes.length > 0 ? SIGN_IN_OR_KEY : undefined,
    );
  if (!action) return createForbiddenError();
  if (scopes.some((scope) => apiKey.scopes.includes(scope))) return null;
  return open === 'staff' ? createMissingScopeError(scopes) : createForbiddenError();
}

function getActionRefusal(viewer: Viewer, action: Action): Error | null {
  if (viewerHasPermission(viewer, action)) return null;
  if (!isStaff(viewer.role)) return createForbiddenError();
  if (viewer.lacksTwoFactor && hasPermission(viewer, action))
    return createForbiddenError(
      'The store requires staff to sign in with a second factor. Set one up first.',
    );
  return createMissingPermissionError(toPermissionCode(action));
}
