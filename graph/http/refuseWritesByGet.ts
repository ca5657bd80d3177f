import type { onRequestAsyncHookHandler } from 'fastify';
import { type DocumentNode, getOperationAST, parse } from 'graphql';
import { MAX_LENGTH } from '#graph/schema/documentLimits.ts';
import { createHttpRefusal } from './httpErrors.ts';

/**
 * Refuses GET requests for operations other than queries with 405, before authentication because no token would allow
 * them.
 */
export const refuseWritesByGet: onRequestAsyncHookHandler = async ({ method, query: parameters }, reply) => {
  if (method !== 'GET' && method !== 'HEAD') return;
  const { query, operationName } = Object(parameters) as Record<string, unknown>;
  const document = typeof query === 'string' && query.length <= MAX_LENGTH ? parseQuery(query) : null;
  if (!document) return;
  const name = typeof operationName === 'string' ? operationName : undefined;
  const { operation = 'query' } = getOperationAST(document, name) ?? {};
  if (operation === 'query') return;
  reply.header('allow', 'POST');
  throw createHttpRefusal(405, `GET requests can contain only queries. Send this ${operation} by POST.`);
};

/** Returns null if it is not a valid document. Syntax errors are reported after authorisation. */
function parseQuery(query: string): DocumentNode | null {
  try {
    return parse(query);
  } catch {
    return null;
  }
}
