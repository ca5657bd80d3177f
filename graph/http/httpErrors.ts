import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { DomainError } from '#domain/errors/errors.ts';
import { SOMETHING_WENT_WRONG } from '#domain/errors/getCodeText.ts';
import { createRateLimitRefusal } from '#graph/access/refusals.ts';
import { createRetryLaterError, isTemporarilyUnavailable, RETRY_AFTER_S } from '#graph/errors/retryLater.ts';
import { logUnavailable } from '#graph/observability/logUnavailable.ts';

type Problem = Partial<Pick<DomainError, 'reason' | 'params'>>;
/** Error thrown by a route. */
export type HttpError = Error & Problem & { statusCode?: number; code?: string; retryAfter?: number };

/** Error codes of refusals by the HTTP layer. */
const CODES = {
  400: 'BAD_USER_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'INVALID',
  429: 'RATE_LIMITED',
  503: 'UNAVAILABLE',
} as const;

/** Our messages for bodies that Fastify cannot read. */
const BODY_MESSAGES: Record<string, string> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty. Send JSON.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'This content type is not supported. Send application/json.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The length of the body differs from its Content-Length.',
};

const MEBIBYTE = 1024 * 1024;

/** Returns the user-facing message of a refusal. */
export function toMessage(
  { code, message }: Pick<HttpError, 'code' | 'message'>,
  { routeOptions: { bodyLimit = MEBIBYTE } }: Pick<FastifyRequest, 'routeOptions'>,
): string {
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return `The body is too large. Send at most ${bodyLimit / MEBIBYTE} MiB.`;
  return BODY_MESSAGES[code ?? ''] ?? message;
}

/** Returns the code for a status; undefined for unexpected errors. */
export function toErrorCode(statusCode: number | undefined): (typeof CODES)[keyof typeof CODES] | undefined {
  return CODES[statusCode as keyof typeof CODES];
}

/** Returns an error to throw from a route outside GraphQL. */
export function createHttpRefusal(
  statusCode: number,
  message: string,
  { reason, params, retryAfter }: Problem & Pick<HttpError, 'retryAfter'> = {},
): Error & { statusCode: number } {
  return Object.assign(new Error(message), { statusCode, reason, params, retryAfter });
}

/** Returns the error for too many requests from one IP address, with the same retry time as in GraphQL. */
export function createTooManyRequestsError(waitMs: number): Error & { statusCode: number } {
  return toHttpRefusal(createRateLimitRefusal('requests', waitMs), 429);
}

/** Returns a GraphQL error that a route can throw. */
export function toHttpRefusal(refusal: GraphQLError, statusCode: 400 | 429): Error & { statusCode: number } {
  const { reason, params } = refusal.extensions;
  return Object.assign(refusal, { statusCode, reason, params });
}

/** Returns the error to show. Database outages and timeouts become UNAVAILABLE. */
export function toPublicError(error: HttpError, { log }: Pick<FastifyRequest, 'log'>): HttpError {
  if (error.code !== 'FST_ERR_HANDLER_TIMEOUT' && !isTemporarilyUnavailable(error)) return error;
  logUnavailable(log, error);
  return Object.assign(createRetryLaterError(), { statusCode: 503, code: 'UNAVAILABLE' });
}

/** Logs an unexpected error. A client that disconnects before the response is not an error. */
export function logUnexpected({ log, raw }: FastifyRequest, error: HttpError) {
  if (error.code === 'ERR_STREAM_PREMATURE_CLOSE' && raw.socket.destroyed)
    log.info('The client left before the response');
  else log.error({ err: error }, 'Request failed');
}

/** Returns an error body in the format of the requested API, even for an unknown URL. */
function buildFailureBody(
  { url, id: requestId }: FastifyRequest,
  failure: Problem & { message: string; code: string },
) {
  const { message, code, reason, params } = failure;
  if (url.startsWith('/api')) return { success: false, message, code, reason, params, requestId };
  if (url.startsWith('/graphql'))
    return { errors: [{ message, extensions: { code, reason, params, requestId } }] };
  return { message, reason, params, requestId };
}

/** Sends errors outside GraphQL as JSON with the request id. Unexpected errors are masked and logged. */
export function handleHttpErrors(app: FastifyInstance) {
  app.setErrorHandler<HttpError>((failure, request, reply) => {
    const error = toPublicError(failure, request);
    const { statusCode = 500, reason, params } = error;
    if (statusCode === 503) reply.header('retry-after', RETRY_AFTER_S);
    const code = toErrorCode(statusCode);
    if (code)
      return reply
        .code(statusCode)
        .send(buildFailureBody(request, { message: toMessage(error, request), code, reason, params }));
    logUnexpected(request, error);
    return reply
      .code(500)
      .send(buildFailureBody(request, { message: SOMETHING_WENT_WRONG, code: 'INTERNAL_SERVER_ERROR' }));
  });
}

/** Sends 404 for a URL without a route, in the format of its API. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply) {
  return reply
    .code(404)
    .send(buildFailureBody(request, { message: 'This address does not exist.', code: 'NOT_FOUND' }));
}

const UNREADABLE_REQUESTS: Readonly<Record<string, readonly [status: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The address and headers are too long.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
};

/** Responds to malformed HTTP, such as a URL with a space or an unknown method. The URL is unknown in this case. */
export function sendMalformedRequest({ code = '' }: { code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, message] = UNREADABLE_REQUESTS[code] ?? ['400 Bad Request', 'This is not an HTTP request.'];
  const requestId = randomUUID();
  const body = JSON.stringify({ success: false, message, code: 'BAD_REQUEST', requestId });
  socket.end(
    [
      `HTTP/1.1 ${status}`,
      'connection: close',
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      `x-request-id: ${requestId}`,
      '',
      body,
    ].join('\r\n'),
  );
}

/** Sends an error at `/graphql` that occurs before GraphQL runs, in the format of GraphQL errors. */
export function sendGraphqlFailure(failure: HttpError, request: FastifyRequest, reply: FastifyReply) {
  const error = toPublicError(failure, request);
  const code = toErrorCode(error.statusCode);
  if (!code) logUnexpected(request, error);
  if (code === 'UNAUTHENTICATED') reply.header('www-authenticate', 'Bearer');
  if (code === 'UNAVAILABLE') reply.header('retry-after', RETRY_AFTER_S);
  const { retryAfter, reason, params } = error instanceof GraphQLError ? error.extensions : {};
  const message = code ? toMessage(error, request) : SOMETHING_WENT_WRONG;
  const extensions = {
    code: code ?? 'INTERNAL_SERVER_ERROR',
    reason,
    params,
    retryAfter,
    requestId: request.id,
  };
  return reply
    .code(code && error.statusCode ? error.statusCode : 500)
    .header('cache-control', 'no-store')
    .send({ errors: [{ message, extensions }] });
}
