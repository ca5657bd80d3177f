import { getOperationAST, parse } from 'graphql';
import { LRUCache } from 'lru-cache';
import { accessRules } from '#graph/access/accessRules.ts';
import { collectRootFields } from '#graph/schema/collectRootFields.ts';
import { MAX_TOKENS } from '#graph/schema/documentLimits.ts';

const publicReads = new Set([
  '__typename',
  ...Object.entries(accessRules.Query).flatMap(([field, { cached }]) => (cached ? [field] : [])),
]);

const cachedResults = new LRUCache<string, boolean>({
  max: 1000,
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: (_isPublic, query) => query.length + 1,
});

/**
 * Returns true if all root fields of a document have the same response for everybody (`anyoneCached` in the access
 * tables).
 */
export function isPublicRead(query: string, operationName: string | null): boolean {
  const cacheKey = `${operationName ?? ''}\n${query}`;
  const isPublic = cachedResults.get(cacheKey) ?? readsPublic(query, operationName);
  cachedResults.set(cacheKey, isPublic);
  return isPublic;
}

function readsPublic(query: string, operationName: string | null): boolean {
  try {
    const document = parse(query, { maxTokens: MAX_TOKENS });
    const operation = getOperationAST(document, operationName);
    if (operation?.operation !== 'query') return false;
    return collectRootFields(operation.selectionSet, document).every(({ name }) =>
      publicReads.has(name.value),
    );
  } catch {
    // The GraphQL server refuses an invalid document itself.
    return false;
  }
}
