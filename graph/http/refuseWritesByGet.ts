import type { onRequestAsyncHookHandler } from 'fastify';
import { type DocumentNode, getOperationAST, parse } from 'graphql';
import { MAX_LENGTH } from '#graph/schema/documentLimits.ts';
import { httpRefusal } from './httpErrors.ts';

/** Answers what is no query and comes by GET with 405 before anything else, whoever asks: no token makes that allowed. */
export const refuseWritesByGet: onRequestAsyncHookHandler = async ({ method, query: asked }, reply) => {
  if (method !== 'GET' && method !== 'HEAD') return;
  const { query, operationName } = Object(asked) as Record<string, unknown>;
  const document = typeof query === 'string' && query.length <= MAX_LENGTH ? read(query) : null;
  if (!document) return;
  const name = typeof operationName === 'string' ? operationName : undefined;
  const { operation = 'query' } = getOperationAST(document, name) ?? {};
  if (operation === 'query') return;
  reply.header('allow', 'POST');
  throw httpRefusal(405, `By GET only queries are asked, and this is a ${operation}: send it by POST.`);
};

/** Null where it is no document: what is wrong with it is said to who may know. */
function read(query: string): DocumentNode | null {
  try {
    return parse(query);
  } catch {
    return null;
  }
}
