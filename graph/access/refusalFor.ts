import { permissionCode } from '#domain/accounts/permissionCode.ts';
import type { Action } from '#domain/accounts/permissions.ts';
import { can } from '#domain/accounts/rights.ts';
import { isStaff } from '#domain/accounts/roles.ts';
import type { GraphContext, Viewer } from '#graph/context.ts';
import { forbidden, unauthenticated } from '#graph/errors/httpError.ts';
import { lacking, lackingScope, SIGN_IN_OR_KEY } from '#graph/errors/permissionErrors.ts';
import type { AccessRule } from './accessRule.ts';
import { viewerMay } from './viewerMay.ts';

type Caller = Pick<GraphContext, 'viewer' | 'apiKey'>;

/**
 * Returns why the caller may not use a field with this rule; null if they may. Each rule is decided once per request: the
 * check before execution and shield get the same answer. The query that finds a row decides whose it is.
 */
export function refusalFor(rule: AccessRule, context: Caller & Pick<GraphContext, 'refusals'>): Error | null {
  const { refusals } = context;
  const refusal = refusals.get(rule);
  if (refusal !== undefined) return refusal;
  const decided = decide(rule, context);
  refusals.set(rule, decided);
  return decided;
}

/** Likewise for a field of a row, which its owner may use too. */
export function refusalForRow(
  action: Action,
  ownerId: string | null | undefined,
  { viewer, apiKey }: Caller,
): Error | null {
  if (viewer) return ownerId === viewer.id || viewerMay(viewer, action) ? null : forbidden();
  return apiKey ? forbidden() : unauthenticated();
}

function decide(rule: AccessRule, { viewer, apiKey }: Caller): Error | null {
  const { open, scopes = [], withOneFactor } = rule;
  if (open === 'anyone') return null;
  if (viewer && open === 'signedIn') return null;
  const action = withOneFactor ? undefined : rule.action;
  if (viewer) return action ? refusalOfAction(viewer, action) : isStaff(viewer.role) ? null : forbidden();
  if (!apiKey)
    return unauthenticated(open === 'staff' && action && scopes.length > 0 ? SIGN_IN_OR_KEY : undefined);
  if (!action) return forbidden();
  if (scopes.some((scope) => apiKey.scopes.includes(scope))) return null;
  return open === 'staff' ? lackingScope(scopes) : forbidden();
}

function refusalOfAction(viewer: Viewer, action: Action): Error | null {
  if (viewerMay(viewer, action)) return null;
  if (!isStaff(viewer.role)) return forbidden();
  if (viewer.lacksTwoFactor && can(viewer, action))
    return forbidden('The store asks its staff to sign in with two factors. Please set that up first.');
  return lacking(permissionCode(action));
}
