import type { RestRoute } from '#graph/rest/route.ts';
import { accessOfRoute } from '../accessOfRoute.ts';
import { type Caller, callerMay, roleOf } from './caller.ts';
import { type ExpectedRule, expectedRules } from './expectedRules.ts';

/** `nothing`: there is no such thing, as far as the caller can see. `refused`: with the reason in the payload. */
export type Outcome = 'done' | 'nothing' | 'refused' | 'UNAUTHENTICATED' | 'FORBIDDEN';

export function outcomeFor(
  { open, owned, forKeys, seen, told, notStaff, action, scopes, alone }: ExpectedRule,
  caller: Caller,
): Outcome {
  const notFound = told ? 'refused' : 'nothing';
  const otherwise = open === 'anyone' ? (owned ? notFound : 'done') : undefined;
  // A blocked account's sessions are over, and a token that is over is refused everywhere.
  if (caller === 'blocked') return 'UNAUTHENTICATED';
  if (forKeys) return caller.includes('-') ? 'done' : 'nothing';
  if (caller === 'nobody') return otherwise ?? 'UNAUTHENTICATED';
  const role = roleOf(caller);
  if (!role)
    return scopes?.some((scope) => scope === caller) ? (alone ?? 'done') : (otherwise ?? 'FORBIDDEN');

  if (action && callerMay(caller, action)) return 'done';
  if (open === 'staff') return 'FORBIDDEN';
  if (notStaff && role !== 'CUSTOMER') return 'refused';
  if (!owned || caller === 'customer') return 'done';
  return seen ? 'FORBIDDEN' : notFound;
}

/** The outcome of a REST row: it has no rights of its own, but those of its fields. */
export function outcomeForRow(route: RestRoute, caller: Caller): Outcome {
  const outcomes = accessOfRoute(route, expectedRules).map((rule) => outcomeFor(rule, caller));
  return outcomes.find((outcome) => outcome !== 'done') ?? 'done';
}
