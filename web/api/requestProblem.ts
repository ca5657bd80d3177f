import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';

/** Text and consequences of a failed request. */
export interface RequestProblem {
  message: string;
  /** True if the server no longer accepts this session. */
  endsSession?: boolean;
  /** True if the request only read data. The viewer can stay on the screen unless it requires sign-in. */
  isRead?: boolean;
  /** True if the viewer's permissions may have changed since they were loaded. */
  isForbidden?: boolean;
  /** Missing permission, as a GraphQL enum value. */
  permission?: string;
}

const STATUS_BY_CODE: Record<string, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  INTERNAL_SERVER_ERROR: 500,
  UNAVAILABLE: 503,
};

const FORBIDDEN_TEXT = /*i18n*/ 'You do not have permission to perform this action.';

/** Returns the problem to report for a failed request; null if its screen handles the error. */
export function toRequestProblem(error: unknown): RequestProblem | null {
  if (isCancelled(error)) return null;
  const status = getStatus(error);
  if (status === null) return { message: getNoResponseMessage(error) };
  if (status === 401) return { message: getSignedOutMessage(error), endsSession: true };
  if (status === 403) return { message: FORBIDDEN_TEXT, isForbidden: true, ...getMissingPermission(error) };
  if (status >= 500) return { message: /*i18n*/ 'Server error. Please try again later.' };
  return null;
}

/** True if the server was reached and failed. A write may or may not have been applied. */
export function isServerFailure(error: unknown): boolean {
  return (getStatus(error) ?? 0) >= 500;
}

/** True if there was no response or the server failed. A read can be retried. */
export function isRetryable(error: unknown): boolean {
  return !isCancelled(error) && (getStatus(error) ?? 500) >= 500;
}

export function isCancelled(error: unknown): boolean {
  return getErrorName(error) === 'AbortError';
}

function getNoResponseMessage(error: unknown): string {
  if (isTimeout(error)) return /*i18n*/ 'Request timeout. Please check your connection.';
  // fetch throws a TypeError if it cannot reach the server.
  if (error instanceof TypeError)
    return /*i18n*/ 'Unable to connect to server. Please check your internet connection.';
  return /*i18n*/ 'Network error. Please try again.';
}

function getSignedOutMessage(error: unknown): string {
  const responseText = ServerError.is(error) ? error.bodyText : error instanceof Error ? error.message : '';
  return responseText.toLowerCase().includes('expired')
    ? /*i18n*/ 'Your session has expired. Please login again.'
    : /*i18n*/ 'Authentication required. Please login.';
}

/** Returns the HTTP status of a response, or the status of its error code; null if there was no response. */
function getStatus(error: unknown): number | null {
  if (CombinedGraphQLErrors.is(error)) {
    const statuses = error.errors.map(({ extensions }) => STATUS_BY_CODE[String(extensions?.code)] ?? 400);
    return statuses.find((status) => status !== 400) ?? 400;
  }
  if (ServerError.is(error)) return error.statusCode;
  if (ServerParseError.is(error)) return Math.max(error.statusCode, 500);
  return null;
}

function getMissingPermission(error: unknown): Pick<RequestProblem, 'permission'> {
  if (!CombinedGraphQLErrors.is(error)) return {};
  const [permission] = error.errors.flatMap(({ extensions }) => extensions?.permission ?? []);
  return typeof permission === 'string' ? { permission } : {};
}

/** True if the request timed out. */
export function isTimeout(error: unknown): boolean {
  return getErrorName(error) === 'TimeoutError';
}

function getErrorName(error: unknown): string {
  return error instanceof Error || error instanceof DOMException ? error.name : '';
}
