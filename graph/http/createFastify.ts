import fastifyCompress from '@fastify/compress';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import helmet from 'helmet';
import { mountAccessLog } from '#graph/observability/access/mountAccessLog.ts';
import { mountTracing } from '#graph/observability/tracing/mountTracing.ts';
import type { AppSettings } from './appOptions.ts';
import type { FrontServer } from './createFrontServer.ts';
import { toDecodableUrl } from './decodableUrl.ts';
import { handleHttpErrors, sendMalformedRequest, sendNotFound } from './httpErrors.ts';
import { readJsonBodies } from './jsonBody.ts';
import { drainRequest } from './listening/drainRequest.ts';
import { showRefusals } from './refusalPage.ts';
import { limitRequests } from './requestLimit.ts';
import { buildContentSecurityPolicy } from './securityHeaders.ts';

/**
 * Creates the Fastify server behind the front server, with the behaviour that all responses share, but without routes.
 */
export async function createFastify(
  settings: AppSettings,
  frontServer: FrontServer,
): Promise<FastifyInstance> {
  const app = Fastify({
    serverFactory: frontServer.createServer,
    return503OnClosing: false,
    loggerInstance: settings.logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => crypto.randomUUID(),
    requestIdHeader: false,
    trustProxy: frontServer.trust,
    bodyLimit: 1024 * 1024,
    clientErrorHandler: sendMalformedRequest,
    // Called for a URL with invalid percent-encoding if a wildcard route matches.
    frameworkErrors: (_error, request, reply) => sendNotFound(request, reply),
    rewriteUrl: ({ url = '/' }) => toDecodableUrl(url),
    // Matches the maximum length of a URL, so that long parameters return 404.
    routerOptions: { maxParamLength: 16 * 1024 },
  });
  mountAccessLog(app, { isWanted: settings.accessLog !== 'off' });
  mountTracing(app);
  markResponses(app, frontServer);
  handleHttpErrors(app);
  readJsonBodies(app);
  addSecurityHeaders(app);
  showRefusals(app);
  await app.register(fastifyCompress, { threshold: 1024, encodings: ['br', 'gzip'] });
  const { counts: requestCounts, callers } = frontServer;
  await limitRequests(app, { requestCounts, callers, requestsPerMinute: settings.requestsPerMinute });
  return app;
}

/**
 * Adds the request id to each response, and reads the rest of a request whose connection closes after the response.
 */
function markResponses(app: FastifyInstance, { drain }: FrontServer): void {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    drain.closeAfterResponse(reply.raw);
    if (reply.getHeader('connection') === 'close') await drainRequest(request.raw);
  });
}

function addSecurityHeaders(app: FastifyInstance): void {
  const addHelmetHeaders = helmet({ contentSecurityPolicy: false, crossOriginEmbedderPolicy: false });
  const policy = buildContentSecurityPolicy();
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', policy);
  });
  app.addHook('onRequest', ({ raw }, reply, done) =>
    addHelmetHeaders(raw, reply.raw, (error) => done(error as Error | undefined)),
  );
}
