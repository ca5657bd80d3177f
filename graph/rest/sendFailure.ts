import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { SOMETHING_WENT_WRONG } from '#domain/errors/getCodeText.ts';
import { RETRY_AFTER_S, readRetryAfter } from '#graph/errors/retryLater.ts';
import {
  type HttpError,
  logUnexpected,
  toErrorCode,
  toMessage,
  toPublicError,
} from '#graph/http/httpErrors.ts';
import { recordCodes } from '#graph/observability/access/accessNotes.ts';
import { RestFailure } from './failure.ts';

/** Sends every error under /api in one format. Unexpected errors are masked and logged with the request id. */
export function sendFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const failure = toFailure(error, request);
  const { statusCode, code, reason, params, message, errors, retryAfter, headers, details } = failure;
  recordCodes(request.access, [code]);
  if (statusCode === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(statusCode)
    .headers(headers)
    .header('cache-control', 'no-store')
    .send({
      success: false,
      message,
      code,
      reason,
      params,
      errors,
      retryAfter,
      ...details,
      requestId: request.id,
    });
}

function toFailure(failure: FastifyError, request: FastifyRequest): RestFailure {
  if (failure instanceof RestFailure) return failure;
  const error = toPublicError(failure, request);
  const code = toErrorCode(error.statusCode);
  const { reason, params, retryAfter: requestedDelay } = error as HttpError;
  const problem = reason && { reason, params };
  const errors =
    code === 'BAD_USER_INPUT' && problem ? [{ field: null, ...problem, message: error.message }] : undefined;
  const retryAfter =
    requestedDelay ?? readRetryAfter(error) ?? (code === 'UNAVAILABLE' ? RETRY_AFTER_S : undefined);
  if (code) return new RestFailure(code, { message: toMessage(error, request), errors, problem, retryAfter });
  logUnexpected(request, error);
  return new RestFailure('INTERNAL_SERVER_ERROR', { message: SOMETHING_WENT_WRONG });
}
