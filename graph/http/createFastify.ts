import fastifyCompress from '@fastify/compress';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import helmet from 'helmet';
import { mountAccessLog } from '#graph/observability/access/mountAccessLog.ts';
import { mountTracing } from '#graph/observability/tracing/mountTracing.ts';
import type { AppSettings } from './appOptions.ts';
import type { Door } from './createDoor.ts';
import { answerHttpErrors, answerNotFound, answerUnreadableRequest } from './httpErrors.ts';
import { readJsonBodies } from './jsonBody.ts';
import { readOut } from './listening/readOut.ts';
import { readableUrl } from './readableUrl.ts';
import { showRefusals } from './refusalPage.ts';
import { limitRequests } from './requestLimit.ts';
import { contentSecurityPolicy } from './securityHeaders.ts';

/** Fastify behind the door, with everything that all answers have in common and no route yet. */
export async function createFastify(settings: AppSettings, door: Door): Promise<FastifyInstance> {
  const app = Fastify({
    serverFactory: door.createServer,
    return503OnClosing: false,
    loggerInstance: settings.logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => crypto.randomUUID(),
    requestIdHeader: false,
    trustProxy: door.trust,
    bodyLimit: 1024 * 1024,
    clientErrorHandler: answerUnreadableRequest,
    // An address whose percent signs mean nothing, where a route takes the rest of any address.
    frameworkErrors: (_error, request, reply) => answerNotFound(request, reply),
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    // As long as an address may be: what is too long for a name is not found.
    routerOptions: { maxParamLength: 16 * 1024 },
  });
  mountAccessLog(app, { isWanted: settings.accessLog !== 'off' });
  mountTracing(app);
  markAnswers(app, door);
  answerHttpErrors(app);
  readJsonBodies(app);
  addSecurityHeaders(app);
  showRefusals(app);
  await app.register(fastifyCompress, { threshold: 1024, encodings: ['br', 'gzip'] });
  const { counts, callers } = door;
  await limitRequests(app, { counts, callers, requestsPerMinute: settings.requestsPerMinute });
  return app;
}

/** Names each answer by its request, and reads the rest of a request whose connection ends with the answer. */
function markAnswers(app: FastifyInstance, { drain }: Door): void {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    drain.mark(reply.raw);
    if (reply.getHeader('connection') === 'close') await readOut(request.raw);
  });
}

function addSecurityHeaders(app: FastifyInstance): void {
  const secure = helmet({ contentSecurityPolicy: false, crossOriginEmbedderPolicy: false });
  const policy = contentSecurityPolicy();
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', policy);
  });
  app.addHook('onRequest', ({ raw }, reply, done) =>
    secure(raw, reply.raw, (error) => done(error as Error | undefined)),
  );
}
