import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { isWorthAnotherTry } from '#web/api/requestProblem.ts';
import { tellError } from './tellError.ts';

/** Tells of a request that the store did not answer, or failed with; not of one that it refused. */
export function tellFailedRequest(operationName: string | undefined, error: unknown): void {
  if (!isWorthAnotherTry(error)) return;
  const failure = new Error(`${operationName} failed: ${toWord(error)}`);
  failure.name = 'Request';
  tellError('REQUEST', failure, { requestId: requestIdOf(error) });
}

function toWord(error: unknown): string {
  if (CombinedGraphQLErrors.is(error)) return String(error.errors[0]?.extensions?.code);
  if (ServerError.is(error) || ServerParseError.is(error)) return String(error.statusCode);
  return error instanceof Error || error instanceof DOMException ? error.name : 'no answer';
}

function requestIdOf(error: unknown): string | null {
  if (CombinedGraphQLErrors.is(error)) return toText(error.errors[0]?.extensions?.requestId);
  if (ServerError.is(error) || ServerParseError.is(error)) return error.response.headers.get('x-request-id');
  return null;
}

function toText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
