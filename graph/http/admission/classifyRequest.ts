import type { IncomingMessage } from 'node:http';
import { type FieldNode, getOperationAST, parse } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { AccessRule } from '#graph/access/accessRule.ts';
import { accessRules } from '#graph/access/accessRules.ts';
import { restRoutes } from '#graph/rest/routes.ts';
import { collectRootFields } from '#graph/schema/collectRootFields.ts';
import { MAX_TOKENS } from '#graph/schema/documentLimits.ts';
import type { RequestClass } from './admission.ts';

const rules = new Map<string, AccessRule>([
  ...Object.entries(accessRules.Query),
  ...Object.entries(accessRules.Mutation),
]);
const purchaseFields = [...rules].flatMap(([field, rule]) => (rule.isPurchase ? [field] : []));

/** Documents without these words can only be reads, so they are not parsed. */
const POSSIBLE_WRITE = new RegExp(`\\b(mutation|${purchaseFields.join('|')})\\b`);

const cachedClasses = new LRUCache<string, RequestClass>({
  max: 1000,
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: (_kind, document) => document.length + 1,
});

/**
 * Returns the class of a request from the access rules of its root fields. A document is a purchase only if all of
 * its root fields are, so no alias, comment or extra field gains priority.
 */
export function classifyRequest({ method, url = '' }: IncomingMessage, body = ''): RequestClass {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return 'read';
  const [path = ''] = url.split('?');
  if (path === '/graphql') return POSSIBLE_WRITE.test(body) ? classifyGraphql(body) : 'read';
  return listRestWrites().find((row) => row.method === method && row.path.test(path))?.kind ?? 'read';
}

function classifyGraphql(body: string): RequestClass {
  try {
    const { query, operationName } = JSON.parse(body);
    return classifyDocument(String(query), typeof operationName === 'string' ? operationName : null);
  } catch {
    // The GraphQL server refuses an invalid document itself.
    return 'read';
  }
}

function classifyDocument(query: string, operationName: string | null): RequestClass {
  const name = `${operationName ?? ''}\n${query}`;
  const kind = cachedClasses.get(name) ?? classifyUncached(query, operationName);
  cachedClasses.set(name, kind);
  return kind;
}

function classifyUncached(query: string, operationName: string | null): RequestClass {
  try {
    const document = parse(query, { maxTokens: MAX_TOKENS, noLocation: true });
    const operation = getOperationAST(document, operationName);
    if (!operation) return 'read';
    const fields = collectRootFields(operation.selectionSet, document);
    if (fields.length > 0 && fields.every((field) => findRule(field)?.isPurchase)) return 'purchase';
    const isShopperDocument = fields.some((field) => findRule(field)?.open !== 'staff');
    return operation.operation === 'mutation' && isShopperDocument ? 'other' : 'read';
  } catch {
    return 'read';
  }
}

function findRule({ name }: FieldNode): AccessRule | undefined {
  return rules.get(name.value);
}

interface RestWrite {
  method: string;
  path: RegExp;
  kind: RequestClass;
}

let restWrites: readonly RestWrite[] | null = null;

/** Writing routes of the REST table, in its order: fixed paths before those with an id. */
function listRestWrites(): readonly RestWrite[] {
  restWrites ??= restRoutes
    .filter(({ method }) => method !== 'GET')
    .toSorted((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')))
    .map(({ method, path, steps }) => ({
      method,
      path: new RegExp(`^/api${path.replaceAll(/:\w+/g, '[^/]+')}/?$`),
      kind: classifySteps(steps.map(({ document }) => document)),
    }));
  return restWrites;
}

function classifySteps(documents: readonly string[]): RequestClass {
  const classes = documents.map((document) => classifyUncached(document, null));
  if (classes.includes('purchase')) return 'purchase';
  return classes.includes('other') ? 'other' : 'read';
}
