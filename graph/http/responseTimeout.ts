import { errorCodes, type onRequestHookHandler } from 'fastify';

/**
 * Returns a hook that sends 503 if the handler has not replied within `ms`. Fastify's own `handlerTimeout` aborts a
 * signal at the end of each request, for which Node creates an exception. That takes 7% of the time of a read.
 */
export function createResponseTimeout(ms: number): onRequestHookHandler {
  return (request, reply, done) => {
    const timer = setTimeout(() => {
      if (!reply.sent)
        reply.send(new errorCodes.FST_ERR_HANDLER_TIMEOUT(String(ms), request.routeOptions.url));
    }, ms);
    reply.raw.once('close', () => clearTimeout(timer));
    done();
  };
}
