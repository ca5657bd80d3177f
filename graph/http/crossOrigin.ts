import type { RequestListener } from 'node:http';
import type { NextHandler } from '#graph/http/admission/admitRequests.ts';

/** Paths that pages of other websites can call. */
const CROSS_ORIGIN_PATHS = /^\/(?:graphql|api)(?:[/?]|$)/;

/** Request headers that these pages can send. The token is sent in a header; cookies are never read. */
const ALLOWED_HEADERS = [
  'accept-language',
  'apollo-require-preflight',
  'authorization',
  'cache-control',
  'content-type',
  'idempotency-key',
  'if-none-match',
  'last-event-id',
  'traceparent',
  'x-apollo-operation-name',
].join(', ');

/** Response headers that these pages can read. */
const EXPOSED_HEADERS = [
  'content-disposition',
  'etag',
  'retry-after',
  'www-authenticate',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'x-request-id',
].join(', ');

/** Time in seconds for which a browser can cache a preflight response. */
const PREFLIGHT_MAX_AGE_S = 600;

interface Services {
  /** Returns the allowed websites; null before the settings are loaded. */
  readOrigins: () => readonly string[] | null;
}

/**
 * Allows pages of the configured websites to read responses, and handles their preflight requests. Other websites get
 * no headers, so browsers hide the responses from them. The handler wraps everything that sends a response.
 */
export function createCrossOriginHandler(
  { readOrigins }: Services,
  next: RequestListener | NextHandler,
): RequestListener {
  return (request, response) => {
    const { origin } = request.headers;
    if (
      origin === undefined ||
      !CROSS_ORIGIN_PATHS.test(request.url ?? '') ||
      !readOrigins()?.includes(origin)
    )
      return next(request, response);
    response.setHeader('access-control-allow-origin', origin);
    const isPreflight =
      request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
    if (!isPreflight) {
      response.setHeader('access-control-expose-headers', EXPOSED_HEADERS);
      return next(request, response);
    }
    response
      .writeHead(204, {
        'access-control-allow-methods': 'GET, POST, PUT, DELETE',
        'access-control-allow-headers': ALLOWED_HEADERS,
        'access-control-max-age': String(PREFLIGHT_MAX_AGE_S),
        vary: 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers',
      })
      .end();
  };
}
