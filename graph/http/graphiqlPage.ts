import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { createHttpRefusal } from './httpErrors.ts';

const PAGE = 'graphiql/index.html';

/**
 * Returns a hook that sends GraphiQL from the built web app to browsers that open /graphql. Other requests
 * continue to GraphQL.
 */
export function createGraphiqlHandler(webDir: string | undefined): preHandlerAsyncHookHandler {
  const isBuilt = webDir !== undefined && existsSync(join(webDir, PAGE));
  return async (request, reply) => {
    if (!wantsPage(request)) return;
    if (!isBuilt)
      throw createHttpRefusal(404, 'GraphiQL is not part of this build. POST a query to this address.');
    return reply.header('vary', 'Accept').sendFile(PAGE);
  };
}

function wantsPage({ method, headers: { accept = '' }, query }: FastifyRequest): boolean {
  return (
    ['GET', 'HEAD'].includes(method) && accept.includes('text/html') && !Object.hasOwn(Object(query), 'query')
  );
}
