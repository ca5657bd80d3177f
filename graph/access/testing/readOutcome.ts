import type { GraphqlResult } from '#graph/testing/server.ts';
import type { Outcome } from './getExpectedOutcome.ts';

/** Returns the outcome of a request for one root field, or a description of an unexpected response. */
export function readOutcome({ data, errors }: GraphqlResult, field: string): Outcome | string {
  if (errors?.[0]) return toFailure(errors[0]);
  const payload = data?.[field];
  if (payload === null || payload === undefined) return 'nothing';
  const [problem] = payload.errors ?? [];
  if (!problem) return 'done';
  if (problem.code === 'NOT_FOUND') return 'nothing';
  return problem.code === 'NOT_ALLOWED' ? 'refused' : `${problem.code} ${problem.field}: ${problem.message}`;
}

function toFailure({
  message,
  path,
  extensions,
}: NonNullable<GraphqlResult['errors']>[number]): Outcome | string {
  const { code } = extensions;
  // The token of an ended session is refused before any field is resolved.
  if (!path && code === 'UNAUTHENTICATED') return code;
  if (path?.length !== 1) return `${code} at ${path?.join('.')}: ${message}`;
  if (code === 'NOT_FOUND') return 'nothing';
  return code === 'UNAUTHENTICATED' || code === 'FORBIDDEN' ? code : `${code}: ${message}`;
}
