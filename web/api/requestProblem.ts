import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';

/** Why a request failed, in the words of the toast. */
export interface RequestProblem {
  message: string;
  /** The server no longer knows this session. */
  endsSession?: boolean;
  /** Nothing was to be done: the screen need not be left, unless it is for the signed-in alone. */
  wasRead?: boolean;
  /** What may be done may have changed since this browser heard of it. */
  forbids?: boolean;
  /** The permission that it was refused for, in GraphQL's words. */
  permission?: string;
}

const STATUS_OF_CODE: Record<string, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  INTERNAL_SERVER_ERROR: 500,
  UNAVAILABLE: 503,
};

const FORBIDDEN = /*i18n*/ 'You do not have permission to perform this action.';

/** What to tell about a failed request; null where that is left to the screen that asked. */
export function requestProblem(error: unknown): RequestProblem | null {
  if (isCancelled(error)) return null;
  const status = readStatus(error);
  if (status === null) return { message: noResponseMessage(error) };
  if (status === 401) return { message: signedOutMessage(error), endsSession: true };
  if (status === 403) return { message: FORBIDDEN, forbids: true, ...lackedPermission(error) };
  if (status >= 500) return { message: /*i18n*/ 'Server error. Please try again later.' };
  return null;
}

/** The server was reached and failed: what was to be written may be written or not. */
export function isServerFailure(error: unknown): boolean {
  return (readStatus(error) ?? 0) >= 500;
}

/** No answer came, or the server failed: what was only asked may be asked again. */
export function isWorthAnotherTry(error: unknown): boolean {
  return !isCancelled(error) && (readStatus(error) ?? 500) >= 500;
}

export function isCancelled(error: unknown): boolean {
  return readName(error) === 'AbortError';
}

function noResponseMessage(error: unknown): string {
  if (isTimeout(error)) return /*i18n*/ 'Request timeout. Please check your connection.';
  // What fetch throws where it cannot reach the server.
  if (error instanceof TypeError)
    return /*i18n*/ 'Unable to connect to server. Please check your internet connection.';
  return /*i18n*/ 'Network error. Please try again.';
}

function signedOutMessage(error: unknown): string {
  const said = ServerError.is(error) ? error.bodyText : error instanceof Error ? error.message : '';
  return said.toLowerCase().includes('expired')
    ? /*i18n*/ 'Your session has expired. Please login again.'
    : /*i18n*/ 'Authentication required. Please login.';
}

/** The HTTP status of an answer, or the one that its error code stands for; null where no answer came. */
function readStatus(error: unknown): number | null {
  if (CombinedGraphQLErrors.is(error)) {
    const statuses = error.errors.map(({ extensions }) => STATUS_OF_CODE[String(extensions?.code)] ?? 400);
    return statuses.find((status) => status !== 400) ?? 400;
  }
  if (ServerError.is(error)) return error.statusCode;
  if (ServerParseError.is(error)) return Math.max(error.statusCode, 500);
  return null;
}

function lackedPermission(error: unknown): Pick<RequestProblem, 'permission'> {
  if (!CombinedGraphQLErrors.is(error)) return {};
  const [permission] = error.errors.flatMap(({ extensions }) => extensions?.permission ?? []);
  return typeof permission === 'string' ? { permission } : {};
}

/** True if no answer came within the time-out of requests. */
export function isTimeout(error: unknown): boolean {
  return readName(error) === 'TimeoutError';
}

function readName(error: unknown): string {
  return error instanceof Error || error instanceof DOMException ? error.name : '';
}
