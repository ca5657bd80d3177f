import type { RestRoute } from '#graph/rest/route.ts';
import { accessOfRoute } from '../accessOfRoute.ts';
import { type Caller, callerHasPermission, getRole } from './caller.ts';
import { type ExpectedRule, expectedRules } from './expectedRules.ts';

/** `nothing`: the caller does not find the object. `refused`: the payload contains the reason. */
export type Outcome = 'done' | 'nothing' | 'refused' | 'UNAUTHENTICATED' | 'FORBIDDEN';

export function getExpectedOutcome(
  {
    open,
    owned,
    apiKeyOnly,
    isKnownToExist,
    refusesInPayload,
    notStaff,
    action,
    scopes,
    foreignOutcome: alone,
  }: ExpectedRule,
  caller: Caller,
): Outcome {
  const notFound = refusesInPayload ? 'refused' : 'nothing';
  const otherwise = open === 'anyone' ? (owned ? notFound : 'done') : undefined;
  // A blocked account has no sessions, and an ended token is refused everywhere.
  if (caller === 'blocked') return 'UNAUTHENTICATED';
  if (apiKeyOnly) return caller.includes('-') ? 'done' : 'nothing';
  if (caller === 'nobody') return otherwise ?? 'UNAUTHENTICATED';
  const role = getRole(caller);
  if (!role)
    return scopes?.some((scope) => scope === caller) ? (alone ?? 'done') : (otherwise ?? 'FORBIDDEN');

  if (action && callerHasPermission(caller, action)) return 'done';
  if (open === 'staff') return 'FORBIDDEN';
  if (notStaff && role !== 'CUSTOMER') return 'refused';
  if (!owned || caller === 'customer') return 'done';
  return isKnownToExist ? 'FORBIDDEN' : notFound;
}

/** Returns the outcome of a REST route, which has the access rules of its fields. */
export function getExpectedRouteOutcome(route: RestRoute, caller: Caller): Outcome {
  const outcomes = accessOfRoute(route, expectedRules).map((rule) => getExpectedOutcome(rule, caller));
  return outcomes.find((outcome) => outcome !== 'done') ?? 'done';
}
