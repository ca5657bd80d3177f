import type { FastifyInstance, FastifyRequest, HTTPMethods, preHandlerAsyncHookHandler } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { GraphContext } from '#graph/context.ts';
import { type EventOptions, mountEvents } from '#graph/events/mountEvents.ts';
import { readJsonBodies } from '#graph/http/jsonBody.ts';
import { isPublicRead } from '#graph/http/responseCache/isPublicRead.ts';
import { createResponseTimeout } from '#graph/http/responseTimeout.ts';
import { mountRestUploads } from '#graph/media/mountUploads.ts';
import type { FileStore } from '#graph/storage/fileStore.ts';
import { mountDocs } from './docs/mountDocs.ts';
import { RestFailure } from './failure.ts';
import { handleRoute } from './handleRoute.ts';
import type { RestRoute } from './route.ts';
import type { Method } from './routeDeclaration.ts';
import { restRoutes } from './routes.ts';
import { createAccessCheck, createOperationRunner } from './runOperation.ts';
import { sendFailure } from './sendFailure.ts';

interface Services {
  schema: GraphQLSchema;
  media: FileStore;
  createContext: (request: FastifyRequest) => Promise<GraphContext>;
  publicCache: preHandlerAsyncHookHandler;
  responseTimeoutMs: number;
  events: Omit<EventOptions, 'createContext'>;
}

/**
 * Mounts the REST API: all routes of the table, under /api. Each route runs GraphQL operations with the caller's
 * permissions.
 */
export function mountRest(app: FastifyInstance, services: Services) {
  const { schema, media, createContext, publicCache, responseTimeoutMs, events } = services;
  const createRunner = createOperationRunner(schema);

  return app.register(
    async (rest) => {
      rest.setErrorHandler(sendFailure);
      rest.removeContentTypeParser('text/plain');
      // Many clients always send a JSON content type, even without a body.
      readJsonBodies(rest, { mayBeEmpty: true });
      for (const route of restRoutes) {
        const assertCallerAllowed = createAccessCheck(route);
        rest.route({
          method: route.method,
          url: route.path,
          config: { publicRead: isPublic(route) },
          // A file response has no time limit, because slow clients can take a long time to read it.
          onRequest: route.file ? [] : createResponseTimeout(responseTimeoutMs),
          // Runs after the rate limit and before the body is read.
          preParsing: async (request) => assertCallerAllowed(await createContext(request)),
          preHandler: publicCache,
          handler: handleRoute(route, { createRunner, restRoutes, createContext }),
        });
      }
      await mountRestUploads(rest, { media, createContext });
      mountEvents(rest, { ...events, createContext });
      await mountDocs(rest);
      for (const [url, methods] of groupMethodsByPath()) refuseOtherMethods(rest, url, methods);
      for (const url of ['/', '/*']) rest.all(url, { onRequest: refuseUnknownPath }, refuseUnknownPath);
    },
    { prefix: '/api' },
  );
}

/** Returns true if the response is the same for everybody. */
function isPublic({ method, steps }: RestRoute): boolean {
  return method === 'GET' && steps.every(({ document }) => isPublicRead(document, null));
}

function groupMethodsByPath(): Map<string, Method[]> {
  const methods = new Map<string, Method[]>([
    ['/admin/uploads', ['POST']],
    ['/admin/events', ['GET']],
  ]);
  for (const { path, method } of restRoutes) methods.set(path, [...(methods.get(path) ?? []), method]);
  return methods;
}

/**
 * Handles the remaining methods of a path before the body is read: OPTIONS returns the allowed methods, all others
 * return 405.
 */
function refuseOtherMethods(rest: FastifyInstance, url: string, methods: Method[]) {
  const allowedMethods: HTTPMethods[] = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'];
  const allow = allowedMethods.join(', ');
  const otherMethods = rest.supportedMethods.filter(
    (method) => !allowedMethods.includes(method as HTTPMethods),
  );

  rest.route({
    method: 'OPTIONS',
    url,
    onRequest: async (_request, reply) => reply.code(204).header('allow', allow).send(),
    handler: async () => {},
  });
  rest.route({ method: otherMethods as HTTPMethods[], url, onRequest: refuse, handler: refuse });

  async function refuse() {
    throw new RestFailure('METHOD_NOT_ALLOWED', {
      message: `This address accepts ${allow}.`,
      headers: { allow },
    });
  }
}

async function refuseUnknownPath() {
  throw new RestFailure('NOT_FOUND', {
    message: 'This address does not exist. /api/docs lists all addresses.',
  });
}
