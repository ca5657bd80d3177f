import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { isRetryable } from '#web/api/requestProblem.ts';
import { reportError } from './reportError.ts';

/** Reports a request without a response or with a server error. Refused requests are not reported. */
export function reportFailedRequest(operationName: string | undefined, error: unknown): void {
  if (!isRetryable(error)) return;
  const failure = new Error(`${operationName} failed: ${describeFailure(error)}`);
  failure.name = 'Request';
  reportError('REQUEST', failure, { requestId: getRequestId(error) });
}

function describeFailure(error: unknown): string {
  if (CombinedGraphQLErrors.is(error)) return String(error.errors[0]?.extensions?.code);
  if (ServerError.is(error) || ServerParseError.is(error)) return String(error.statusCode);
  return error instanceof Error || error instanceof DOMException ? error.name : 'no answer';
}

function getRequestId(error: unknown): string | null {
  if (CombinedGraphQLErrors.is(error)) return toStringOrNull(error.errors[0]?.extensions?.requestId);
  if (ServerError.is(error) || ServerParseError.is(error)) return error.response.headers.get('x-request-id');
  return null;
}

function toStringOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
