import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { DomainError } from '#domain/errors/errors.ts';
import type { GraphContext } from '#graph/context.ts';
import { createArgumentError } from '#graph/errors/httpError.ts';
import { runInSpan } from '#graph/observability/tracing/tracing.ts';
import { MAX_LENGTH } from '#graph/schema/documentLimits.ts';
import { addRequestId } from '#graph/schema/graphqlErrors.ts';
import { MAX_SHORT_SCALAR_CHARACTERS } from '#graph/schema/inputLimits/expectWithinLimits.ts';
import { findRepeatProblem } from '#graph/schema/repeatedFields.ts';
import { createCredentialError } from './createContext.ts';
import { findBodyCredential } from './findMisplacedCredential.ts';
import { createGraphiqlHandler } from './graphiqlPage.ts';
import { createHttpRefusal, sendGraphqlFailure, toHttpRefusal } from './httpErrors.ts';
import { refuseWritesByGet } from './refuseWritesByGet.ts';
import { createResponseTimeout } from './responseTimeout.ts';

interface Services {
  apollo: ApolloServer<GraphContext>;
  createContext: (request: FastifyRequest) => Promise<GraphContext>;
  publicCache: preHandlerAsyncHookHandler;
  webDir?: string;
  responseTimeoutMs: number;
}

const URL = '/graphql';

/** Maximum number of fields in a body. GraphQL uses four; clients add a few, such as the id of a document. */
const MAX_BODY_FIELDS = 10;

/** Mounts GraphQL, and GraphiQL for browsers. The caller is identified before the body is read. */
export function mountGraphql(app: FastifyInstance, services: Services) {
  const { apollo, createContext, publicCache, webDir, responseTimeoutMs } = services;
  const handleGraphql = fastifyApolloHandler(apollo, { context: createContext });
  app.route({
    url: URL,
    method: ['GET', 'POST', 'OPTIONS'],
    errorHandler: sendGraphqlFailure,
    onRequest: [refuseWritesByGet, createResponseTimeout(responseTimeoutMs)],
    preParsing: async (request) => {
      await createContext(request);
    },
    preHandler: [refuseUnusualBody, refuseCostlyDocument, createGraphiqlHandler(webDir), publicCache],
    async handler(request, reply) {
      // The response cache overrides this for public responses.
      reply.header('cache-control', 'no-store');
      const body = await runInSpan({ name: 'GraphQL' }, async () => handleGraphql.call(this, request, reply));
      return reply.statusCode >= 400 && typeof body === 'string' ? addRequestId(body, request.id) : body;
    },
  });
  app.route({
    url: URL,
    method: ['PUT', 'PATCH', 'DELETE'],
    errorHandler: sendGraphqlFailure,
    onRequest: refuseMethod,
    handler: refuseMethod,
  });
}

/**
 * Refuses a body that contains a credential, because the request would be treated as a guest's, and a body with many
 * unused fields.
 */
const refuseUnusualBody: preHandlerAsyncHookHandler = async ({ body, headers, access, id }) => {
  const credentialLocation = headers.authorization === undefined ? findBodyCredential(body) : null;
  if (credentialLocation !== null) {
    access.viewer = 'unknown';
    throw createCredentialError(new DomainError('CREDENTIAL_MISPLACED', { place: credentialLocation }), id);
  }
  // Plain text and batched requests are refused later.
  const count = typeof body === 'object' && !Array.isArray(body) ? Object.keys(body ?? {}).length : 0;
  if (count > MAX_BODY_FIELDS)
    throw toHttpRefusal(
      createArgumentError('TOO_MANY_FIELDS', { argument: 'The body', most: MAX_BODY_FIELDS, count }),
      400,
    );
};

/** Refuses an expensive document before it is parsed. */
const refuseCostlyDocument: preHandlerAsyncHookHandler = async ({ body, query: parameters }) => {
  for (const input of [body, parameters]) {
    const { query, operationName } = (input ?? {}) as { query?: unknown; operationName?: unknown };
    if (typeof operationName === 'string' && operationName.length > MAX_SHORT_SCALAR_CHARACTERS)
      throw createHttpRefusal(400, `operationName can have up to ${MAX_SHORT_SCALAR_CHARACTERS} characters.`);
    if (typeof query !== 'string') continue;
    if (query.length > MAX_LENGTH)
      throw createHttpRefusal(
        400,
        `A document can have up to ${MAX_LENGTH} characters; this one has ${query.length}.`,
      );
    const problem = findRepeatProblem(query);
    if (problem) throw createHttpRefusal(400, problem);
  }
};

const refuseMethod: preHandlerAsyncHookHandler = async (_request, reply) => {
  reply.header('allow', 'GET, HEAD, POST, OPTIONS');
  throw createHttpRefusal(405, 'Send GraphQL requests by POST or GET.');
};
