import type { IncomingMessage } from 'node:http';
import { type FieldNode, getOperationAST, parse } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { AccessRule } from '#graph/access/accessRule.ts';
import { accessRules } from '#graph/access/accessRules.ts';
import { restRoutes } from '#graph/rest/routes.ts';
import { MAX_TOKENS } from '#graph/schema/documentLimits.ts';
import { rootFields } from '#graph/schema/rootFields.ts';
import type { RequestClass } from './admission.ts';

const rules = new Map<string, AccessRule>([
  ...Object.entries(accessRules.Query),
  ...Object.entries(accessRules.Mutation),
]);
const purchases = [...rules].flatMap(([field, rule]) => (rule.purchase ? [field] : []));

/** Documents without these words can only be reads, so they are not parsed. */
const MAY_BE_WRITE = new RegExp(`\\b(mutation|${purchases.join('|')})\\b`);

const cachedKinds = new LRUCache<string, RequestClass>({
  max: 1000,
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: (_kind, document) => document.length + 1,
});

/**
 * Returns the class of a request from the access rules of its root fields. A document is a purchase only if all of
 * its root fields are, so no alias, comment or extra field gains priority.
 */
export function kindOfRequest({ method, url = '' }: IncomingMessage, body = ''): RequestClass {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return 'read';
  const [path = ''] = url.split('?');
  if (path === '/graphql') return MAY_BE_WRITE.test(body) ? classOfGraphql(body) : 'read';
  return restWrites().find((row) => row.method === method && row.path.test(path))?.kind ?? 'read';
}

function classOfGraphql(body: string): RequestClass {
  try {
    const { query, operationName } = JSON.parse(body);
    return kindOfDocument(String(query), typeof operationName === 'string' ? operationName : null);
  } catch {
    // The GraphQL server refuses an invalid document itself.
    return 'read';
  }
}

function kindOfDocument(query: string, operationName: string | null): RequestClass {
  const name = `${operationName ?? ''}\n${query}`;
  const kind = cachedKinds.get(name) ?? readKind(query, operationName);
  cachedKinds.set(name, kind);
  return kind;
}

function readKind(query: string, operationName: string | null): RequestClass {
  try {
    const document = parse(query, { maxTokens: MAX_TOKENS, noLocation: true });
    const operation = getOperationAST(document, operationName);
    if (!operation) return 'read';
    const fields = rootFields(operation.selectionSet, document);
    if (fields.length > 0 && fields.every((field) => findRule(field)?.purchase)) return 'purchase';
    const isOfShoppers = fields.some((field) => findRule(field)?.open !== 'staff');
    return operation.operation === 'mutation' && isOfShoppers ? 'other' : 'read';
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

let writes: readonly RestWrite[] | null = null;

/** Writing routes of the REST table, in its order: fixed paths before those with an id. */
function restWrites(): readonly RestWrite[] {
  writes ??= restRoutes
    .filter(({ method }) => method !== 'GET')
    .toSorted((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')))
    .map(({ method, path, steps }) => ({
      method,
      path: new RegExp(`^/api${path.replaceAll(/:\w+/g, '[^/]+')}/?$`),
      kind: kindOfSteps(steps.map(({ document }) => document)),
    }));
  return writes;
}

function kindOfSteps(documents: readonly string[]): RequestClass {
  const kinds = documents.map((document) => readKind(document, null));
  if (kinds.includes('purchase')) return 'purchase';
  return kinds.includes('other') ? 'other' : 'read';
}
