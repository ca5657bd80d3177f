import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { SOMETHING_WENT_WRONG } from '#domain/errors/codeText.ts';
import { ASK_AGAIN_AFTER_S, readRetryAfter } from '#graph/errors/retryLater.ts';
import { codeOfStatus, type HttpError, logUnexpected, toReason, toShown } from '#graph/http/httpErrors.ts';
import { noteCodes } from '#graph/observability/access/accessNotes.ts';
import { RestFailure } from './failure.ts';

/** Every failure under /api in one shape; what nobody expected is masked, and logged under the id it carries. */
export function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const failure = asFailure(error, request);
  const { statusCode, code, reason, params, message, errors, retryAfter, headers, details } = failure;
  noteCodes(request.access, [code]);
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

function asFailure(failure: FastifyError, request: FastifyRequest): RestFailure {
  if (failure instanceof RestFailure) return failure;
  const error = toShown(failure, request);
  const code = codeOfStatus(error.statusCode);
  const { reason, params, retryAfter: after } = error as HttpError;
  const problem = reason && { reason, params };
  const errors =
    code === 'BAD_USER_INPUT' && problem ? [{ field: null, ...problem, message: error.message }] : undefined;
  const retryAfter =
    after ?? readRetryAfter(error) ?? (code === 'UNAVAILABLE' ? ASK_AGAIN_AFTER_S : undefined);
  if (code) return new RestFailure(code, { message: toReason(error, request), errors, problem, retryAfter });
  logUnexpected(request, error);
  return new RestFailure('INTERNAL_SERVER_ERROR', { message: SOMETHING_WENT_WRONG });
}
