import type { RequestListener } from 'node:http';
import type { GoOn } from '#graph/http/admission/admitRequests.ts';

/** What pages of other websites may call. */
const OPEN = /^\/(?:graphql|api)(?:[/?]|$)/;

/** What they may send beyond what any page may. The token travels in a header: no cookie is ever read. */
const SENT = [
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

/** What they may read of an answer beside its body. */
const READ = [
  'content-disposition',
  'etag',
  'retry-after',
  'www-authenticate',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'x-request-id',
].join(', ');

/** How long a browser may rely on what it was told before it asked, seconds. */
const RELIED_ON_S = 600;

interface Services {
  /** The websites that are allowed now; null while nothing is known yet. */
  readOrigins: () => readonly string[] | null;
}

/**
 * Lets pages of the allowed websites read answers, and tells their browsers so before they ask; of all others it says
 * nothing, and their browsers keep the answer from them. It stands before whatever answers or refuses a request.
 */
export function crossOrigin({ readOrigins }: Services, goOn: RequestListener | GoOn): RequestListener {
  return (request, response) => {
    const { origin } = request.headers;
    if (origin === undefined || !OPEN.test(request.url ?? '') || !readOrigins()?.includes(origin))
      return goOn(request, response);
    response.setHeader('access-control-allow-origin', origin);
    const isAskedBefore =
      request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
    if (!isAskedBefore) {
      response.setHeader('access-control-expose-headers', READ);
      return goOn(request, response);
    }
    response
      .writeHead(204, {
        'access-control-allow-methods': 'GET, POST, PUT, DELETE',
        'access-control-allow-headers': SENT,
        'access-control-max-age': String(RELIED_ON_S),
        vary: 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers',
      })
      .end();
  };
}
