import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isTracing, type OpenSpan, startSpan } from './tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Span of the request; null if tracing is off. */
    span: OpenSpan | null;
  }
}

/** Creates a span for each request that Fastify handles, with its work as child spans. */
export function mountTracing(app: FastifyInstance): void {
  if (!isTracing()) return;
  app.decorateRequest('span', null);

  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions, id } = request;
    const route = routeOptions.url ?? 'none';
    const span = startSpan({
      name: `${method} ${route}`,
      kind: 'server',
      attributes: { 'http.request.method': method, 'http.route': route, 'store.request_id': id },
      traceparent: isFromTrustedProxy(request) ? toText(request.headers.traceparent) : null,
    });
    if (!span) return done();
    request.span = span;
    span.run(done);
  });
  // After the body has been read, the async context belongs to the connection, not to the request.
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.span) request.span.run(done);
    else done();
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    const { span } = request;
    const { operation, viewer } = request.access;
    const { method, routeOptions } = request;
    span?.describe(`${method} ${routeOptions.url ?? 'none'}`, {
      'http.response.status_code': statusCode,
      'graphql.operation.name': operation,
      'store.viewer': viewer,
    });
    if (statusCode >= 500) span?.recordFailure(undefined);
    span?.end();
  });
}

/** Only trusted proxies can set the trace of a request. Otherwise any client could force sampling. */
function isFromTrustedProxy({ socket: { remoteAddress = '' } }: FastifyRequest): boolean {
  return remoteAddress === '::1' || /^(::ffff:)?127\./.test(remoteAddress);
}

function toText(header: string | string[] | undefined): string | null {
  return typeof header === 'string' ? header : null;
}
