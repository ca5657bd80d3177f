import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { DomainError } from '#domain/errors/errors.ts';
import type { GraphContext } from '#graph/context.ts';
import { refusedArgument } from '#graph/errors/httpError.ts';
import { traced } from '#graph/observability/tracing/tracing.ts';
import { MAX_LENGTH } from '#graph/schema/documentLimits.ts';
import { withRequestId } from '#graph/schema/graphqlErrors.ts';
import { MAX_WORD_CHARACTERS } from '#graph/schema/inputLimits/expectWithinLimits.ts';
import { problemOfRepeats } from '#graph/schema/repeatedFields.ts';
import { answerWithin } from './answerWithin.ts';
import { notKnown } from './createContext.ts';
import { graphiqlPage } from './graphiqlPage.ts';
import { answerGraphqlFailure, asHttpRefusal, httpRefusal } from './httpErrors.ts';
import { credentialInBody } from './misplacedCredential.ts';
import { refuseWritesByGet } from './refuseWritesByGet.ts';

interface Services {
  apollo: ApolloServer<GraphContext>;
  createContext: (request: FastifyRequest) => Promise<GraphContext>;
  publicCache: preHandlerAsyncHookHandler;
  webDir?: string;
  answerWithinMs: number;
}

const URL = '/graphql';

/** Fields in a body. GraphQL reads four of them; clients send a few of their own, such as the id of a document. */
const MAX_BODY_FIELDS = 10;

/** GraphQL, and GraphiQL for a browser. Who asks is decided before the body is read. */
export function mountGraphql(app: FastifyInstance, services: Services) {
  const { apollo, createContext, publicCache, webDir, answerWithinMs } = services;
  const answer = fastifyApolloHandler(apollo, { context: createContext });
  app.route({
    url: URL,
    method: ['GET', 'POST', 'OPTIONS'],
    errorHandler: answerGraphqlFailure,
    onRequest: [refuseWritesByGet, answerWithin(answerWithinMs)],
    preParsing: async (request) => {
      await createContext(request);
    },
    preHandler: [refuseStrangeBody, refuseCostlyDocument, graphiqlPage(webDir), publicCache],
    async handler(request, reply) {
      // What everybody may keep says so itself.
      reply.header('cache-control', 'no-store');
      const body = await traced({ name: 'GraphQL' }, async () => answer.call(this, request, reply));
      return reply.statusCode >= 400 && typeof body === 'string' ? withRequestId(body, request.id) : body;
    },
  });
  app.route({
    url: URL,
    method: ['PUT', 'PATCH', 'DELETE'],
    errorHandler: answerGraphqlFailure,
    onRequest: refuseMethod,
    handler: refuseMethod,
  });
}

/** Refuses a body that holds a credential, since its sender is no guest, or many fields that nothing reads. */
const refuseStrangeBody: preHandlerAsyncHookHandler = async ({ body, headers, access, id }) => {
  const place = headers.authorization === undefined ? credentialInBody(body) : null;
  if (place !== null) {
    access.viewer = 'unknown';
    throw notKnown(new DomainError('CREDENTIAL_MISPLACED', { place }), id);
  }
  // A body of text and a list of requests are refused further on.
  const count = typeof body === 'object' && !Array.isArray(body) ? Object.keys(body ?? {}).length : 0;
  if (count > MAX_BODY_FIELDS)
    throw asHttpRefusal(
      refusedArgument('FIELDS_TOO_MANY', { argument: 'The body', most: MAX_BODY_FIELDS, count }),
      400,
    );
};

/** Refuses a document that would be costly to validate or to answer, before anything reads it. */
const refuseCostlyDocument: preHandlerAsyncHookHandler = async ({ body, query: parameters }) => {
  for (const asked of [body, parameters]) {
    const { query, operationName } = (asked ?? {}) as { query?: unknown; operationName?: unknown };
    if (typeof operationName === 'string' && operationName.length > MAX_WORD_CHARACTERS)
      throw httpRefusal(400, `operationName takes up to ${MAX_WORD_CHARACTERS} characters.`);
    if (typeof query !== 'string') continue;
    if (query.length > MAX_LENGTH)
      throw httpRefusal(
        400,
        `A document may have ${MAX_LENGTH} characters, and this one has ${query.length}.`,
      );
    const problem = problemOfRepeats(query);
    if (problem) throw httpRefusal(400, problem);
  }
};

const refuseMethod: preHandlerAsyncHookHandler = async (_request, reply) => {
  reply.header('allow', 'GET, HEAD, POST, OPTIONS');
  throw httpRefusal(405, 'GraphQL is asked by POST, or by GET.');
};
