import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { SOMETHING_WENT_WRONG } from '#domain/errors/codeText.ts';
import type { DomainError } from '#domain/errors/errors.ts';
import { refused } from '#graph/access/refusals.ts';
import { ASK_AGAIN_AFTER_S, isNotNow, unavailable } from '#graph/errors/retryLater.ts';
import { tellUnavailable } from '#graph/observability/tellUnavailable.ts';

type Problem = Partial<Pick<DomainError, 'reason' | 'params'>>;
/** What a route has thrown. */
export type HttpError = Error & Problem & { statusCode?: number; code?: string; retryAfter?: number };

/** What the server itself refuses, before anything of its own is reached, in a word for programs. */
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

/** What Fastify says of a body that it cannot read, in our words. */
const UNREADABLE: Record<string, string> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty: send JSON.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is no JSON that can be read.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body is of a kind that is not read here: send it as application/json.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as its Content-Length says.',
};

const MEBIBYTE = 1024 * 1024;

/** Why something was refused, for a person. */
export function toReason(
  { code, message }: Pick<HttpError, 'code' | 'message'>,
  { routeOptions: { bodyLimit = MEBIBYTE } }: Pick<FastifyRequest, 'routeOptions'>,
): string {
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return `The body is too large: send at most ${bodyLimit / MEBIBYTE} MiB.`;
  return UNREADABLE[code ?? ''] ?? message;
}

/** The code of a refusal by its status; undefined for what nobody expected. */
export function codeOfStatus(statusCode: number | undefined): (typeof CODES)[keyof typeof CODES] | undefined {
  return CODES[statusCode as keyof typeof CODES];
}

/** A refusal outside GraphQL, to be thrown from a route. */
export function httpRefusal(
  statusCode: number,
  message: string,
  { reason, params, retryAfter }: Problem & Pick<HttpError, 'retryAfter'> = {},
): Error & { statusCode: number } {
  return Object.assign(new Error(message), { statusCode, reason, params, retryAfter });
}

/** More requests than an address may send; says as a limit of GraphQL does when there may be another. */
export function tooManyRequests(waitMs: number): Error & { statusCode: number } {
  return asHttpRefusal(refused('requests', waitMs), 429);
}

/** A refusal of GraphQL, to be thrown from a route. */
export function asHttpRefusal(refusal: GraphQLError, statusCode: 400 | 429): Error & { statusCode: number } {
  const { reason, params } = refusal.extensions;
  return Object.assign(refusal, { statusCode, reason, params });
}

/** A failure as it is answered: what the database or the time has not allowed is not available at this moment. */
export function toShown(error: HttpError, { log }: Pick<FastifyRequest, 'log'>): HttpError {
  if (error.code !== 'FST_ERR_HANDLER_TIMEOUT' && !isNotNow(error)) return error;
  tellUnavailable(log, error);
  return Object.assign(unavailable(), { statusCode: 503, code: 'UNAVAILABLE' });
}

/** What nobody expected is logged; that whoever asked left before the answer began is no failure of the server. */
export function logUnexpected({ log, raw }: FastifyRequest, error: HttpError) {
  if (error.code === 'ERR_STREAM_PREMATURE_CLOSE' && raw.socket.destroyed)
    log.info('Whoever asked left before the answer');
  else log.error({ err: error }, 'Request failed');
}

/** A failure in the form of the API whose address was requested, even if no route has the address. */
function failureBody(
  { url, id: requestId }: FastifyRequest,
  failure: Problem & { message: string; code: string },
) {
  const { message, code, reason, params } = failure;
  if (url.startsWith('/api')) return { success: false, message, code, reason, params, requestId };
  if (url.startsWith('/graphql'))
    return { errors: [{ message, extensions: { code, reason, params, requestId } }] };
  return { message, reason, params, requestId };
}

/** Every failure outside GraphQL is JSON with its request id; what was not expected is masked and logged. */
export function answerHttpErrors(app: FastifyInstance) {
  app.setErrorHandler<HttpError>((failure, request, reply) => {
    const error = toShown(failure, request);
    const { statusCode = 500, reason, params } = error;
    if (statusCode === 503) reply.header('retry-after', ASK_AGAIN_AFTER_S);
    const code = codeOfStatus(statusCode);
    if (code)
      return reply
        .code(statusCode)
        .send(failureBody(request, { message: toReason(error, request), code, reason, params }));
    logUnexpected(request, error);
    return reply
      .code(500)
      .send(failureBody(request, { message: SOMETHING_WENT_WRONG, code: 'INTERNAL_SERVER_ERROR' }));
  });
}

/** Answers an address that no route has, in the form of its API. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply) {
  return reply
    .code(404)
    .send(failureBody(request, { message: 'There is nothing at this address.', code: 'NOT_FOUND' }));
}

const UNREADABLE_REQUESTS: Readonly<Record<string, readonly [status: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The address and the headers are too long.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
};

/** Answers what is no HTTP request, such as an address with a space or an unknown method. Its address is not known. */
export function answerUnreadableRequest({ code = '' }: { code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, message] = UNREADABLE_REQUESTS[code] ?? ['400 Bad Request', 'This is no HTTP request.'];
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

/** A failure at `/graphql` before GraphQL is reached, in the shape of its own errors. */
export function answerGraphqlFailure(failure: HttpError, request: FastifyRequest, reply: FastifyReply) {
  const error = toShown(failure, request);
  const code = codeOfStatus(error.statusCode);
  if (!code) logUnexpected(request, error);
  if (code === 'UNAUTHENTICATED') reply.header('www-authenticate', 'Bearer');
  if (code === 'UNAVAILABLE') reply.header('retry-after', ASK_AGAIN_AFTER_S);
  const { retryAfter, reason, params } = error instanceof GraphQLError ? error.extensions : {};
  const message = code ? toReason(error, request) : SOMETHING_WENT_WRONG;
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
