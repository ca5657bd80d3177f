import type { FastifyInstance, FastifyRequest, HTTPMethods, preHandlerAsyncHookHandler } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { GraphContext } from '#graph/context.ts';
import { type EventOptions, mountEvents } from '#graph/events/mountEvents.ts';
import { answerWithin } from '#graph/http/answerWithin.ts';
import { readJsonBodies } from '#graph/http/jsonBody.ts';
import { isPublicRead } from '#graph/http/responseCache/isPublicRead.ts';
import { mountRestUploads } from '#graph/media/mountUploads.ts';
import type { FileStore } from '#graph/storage/fileStore.ts';
import { answerFailure } from './answerFailure.ts';
import { answerRoute } from './answerRoute.ts';
import { mountDocs } from './docs/mountDocs.ts';
import { RestFailure } from './failure.ts';
import type { RestRoute } from './route.ts';
import type { Method } from './row.ts';
import { expectAllowed, operationRunner } from './runOperation.ts';
import { table } from './table.ts';

interface Services {
  schema: GraphQLSchema;
  media: FileStore;
  createContext: (request: FastifyRequest) => Promise<GraphContext>;
  publicCache: preHandlerAsyncHookHandler;
  answerWithinMs: number;
  events: Omit<EventOptions, 'createContext'>;
}

/** The REST adapter: the table's rows under /api, each run as a GraphQL operation with the caller's own rights. */
export function mountRest(app: FastifyInstance, services: Services) {
  const { schema, media, createContext, publicCache, answerWithinMs, events } = services;
  const runnerOf = operationRunner(schema);

  return app.register(
    async (rest) => {
      rest.setErrorHandler(answerFailure);
      rest.removeContentTypeParser('text/plain');
      // Many clients always announce JSON, also where they send nothing.
      readJsonBodies(rest, { mayBeEmpty: true });
      for (const route of table) {
        const expectCaller = expectAllowed(route);
        rest.route({
          method: route.method,
          url: route.path,
          config: { publicRead: isPublic(route) },
          // A file is handed out for as long as it takes to be read.
          onRequest: route.file ? [] : answerWithin(answerWithinMs),
          // After the limit of requests, and before the body is read.
          preParsing: async (request) => expectCaller(await createContext(request)),
          preHandler: publicCache,
          handler: answerRoute(route, { runnerOf, table, createContext }),
        });
      }
      await mountRestUploads(rest, { media, createContext });
      mountEvents(rest, { ...events, createContext });
      await mountDocs(rest);
      for (const [url, methods] of methodsByPath()) refuseOtherMethods(rest, url, methods);
      for (const url of ['/', '/*']) rest.all(url, { onRequest: refuseUnknown }, refuseUnknown);
    },
    { prefix: '/api' },
  );
}

/** Whether it answers everybody the same. */
function isPublic({ method, steps }: RestRoute): boolean {
  return method === 'GET' && steps.every(({ document }) => isPublicRead(document, null));
}

function methodsByPath(): Map<string, Method[]> {
  const methods = new Map<string, Method[]>([
    ['/admin/uploads', ['POST']],
    ['/admin/events', ['GET']],
  ]);
  for (const { path, method } of table) methods.set(path, [...(methods.get(path) ?? []), method]);
  return methods;
}

/** Before the body is read: OPTIONS answers what a path takes, any other method that it does not take is refused. */
function refuseOtherMethods(rest: FastifyInstance, url: string, methods: Method[]) {
  const allowed: HTTPMethods[] = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'];
  const allow = allowed.join(', ');
  const others = rest.supportedMethods.filter((method) => !allowed.includes(method as HTTPMethods));

  rest.route({
    method: 'OPTIONS',
    url,
    onRequest: async (_request, reply) => reply.code(204).header('allow', allow).send(),
    handler: async () => {},
  });
  rest.route({ method: others as HTTPMethods[], url, onRequest: refuse, handler: refuse });

  async function refuse() {
    throw new RestFailure('METHOD_NOT_ALLOWED', {
      message: `This address takes ${allow}.`,
      headers: { allow },
    });
  }
}

async function refuseUnknown() {
  throw new RestFailure('NOT_FOUND', {
    message: 'There is nothing at this address. /api/docs shows what there is.',
  });
}
