import type { RestRoute } from '#graph/rest/route.ts';
import { getRouteAccess } from '../getRouteAccess.ts';
import { type Caller, callerHasPermission, getRole } from './caller.ts';
import { type ExpectedRule, expectedRules } from './expectedRules.ts';

/** `nothing`: the caller does not find the object. `refused`: the payload contains the reason. */
export type Outcome = 'done' | 'nothing' | 'refused' | 'UNAUTHENTICATED' | 'FORBIDDEN';

export function getExpectedOutcome(
  {
    open,
    isOwned,
    apiKeyOnly,
    isKnownToExist,
    refusesInPayload,
    refusesStaff,
    action,
    scopes,
    foreignOutcome,
  }: ExpectedRule,
  caller: Caller,
): Outcome {
  const notFoundOutcome = refusesInPayload ? 'refused' : 'nothing';
  const defaultOutcome = open === 'anyone' ? (isOwned ? notFoundOutcome : 'done') : undefined;
  // A blocked account has no sessions, and the token of an ended session is refused everywhere.
  if (caller === 'blocked') return 'UNAUTHENTICATED';
  if (apiKeyOnly) return caller.includes('-') ? 'done' : 'nothing';
  if (caller === 'nobody') return defaultOutcome ?? 'UNAUTHENTICATED';
  const role = getRole(caller);
  if (!role)
    return scopes?.some((scope) => scope === caller)
      ? (foreignOutcome ?? 'done')
      : (defaultOutcome ?? 'FORBIDDEN');

  if (action && callerHasPermission(caller, action)) return 'done';
  if (open === 'staff') return 'FORBIDDEN';
  if (refusesStaff && role !== 'CUSTOMER') return 'refused';
  if (!isOwned || caller === 'customer') return 'done';
  return isKnownToExist ? 'FORBIDDEN' : notFoundOutcome;
}

/** Returns the outcome of a REST route, which has the access rules of its fields. */
export function getExpectedRouteOutcome(route: RestRoute, caller: Caller): Outcome {
  const outcomes = getRouteAccess(route, expectedRules).map((rule) => getExpectedOutcome(rule, caller));
  return outcomes.find((outcome) => outcome !== 'done') ?? 'done';
}
