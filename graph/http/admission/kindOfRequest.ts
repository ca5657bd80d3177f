import type { IncomingMessage } from 'node:http';
import { type FieldNode, getOperationAST, parse } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { AccessRule } from '#graph/access/accessRule.ts';
import { accessRules } from '#graph/access/accessRules.ts';
import { table } from '#graph/rest/table.ts';
import { MAX_TOKENS } from '#graph/schema/documentLimits.ts';
import { rootFields } from '#graph/schema/rootFields.ts';
import type { Kind } from './admission.ts';

const rules = new Map<string, AccessRule>([
  ...Object.entries(accessRules.Query),
  ...Object.entries(accessRules.Mutation),
]);
const purchases = [...rules].flatMap(([field, rule]) => (rule.purchase ? [field] : []));

/** Documents that cannot be anything but a read are not parsed here. */
const MAY_BE_ELSE = new RegExp(`\\b(mutation|${purchases.join('|')})\\b`);

const known = new LRUCache<string, Kind>({
  max: 1000,
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: (_kind, document) => document.length + 1,
});

/**
 * Class of a request, by the root fields of its operation and their rules in the access tables. A document is a purchase only
 * if all that it asks for is one, so that no alias, comment or field beside gains a place.
 */
export function kindOfRequest({ method, url = '' }: IncomingMessage, body = ''): Kind {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return 'read';
  const [path = ''] = url.split('?');
  if (path === '/graphql') return MAY_BE_ELSE.test(body) ? kindOfQuestion(body) : 'read';
  return restWrites().find((row) => row.method === method && row.path.test(path))?.kind ?? 'read';
}

function kindOfQuestion(body: string): Kind {
  try {
    const { query, operationName } = JSON.parse(body);
    return kindOfDocument(String(query), typeof operationName === 'string' ? operationName : null);
  } catch {
    // Whoever answers it refuses it.
    return 'read';
  }
}

function kindOfDocument(query: string, operationName: string | null): Kind {
  const name = `${operationName ?? ''}\n${query}`;
  const kind = known.get(name) ?? readKind(query, operationName);
  known.set(name, kind);
  return kind;
}

function readKind(query: string, operationName: string | null): Kind {
  try {
    const document = parse(query, { maxTokens: MAX_TOKENS, noLocation: true });
    const operation = getOperationAST(document, operationName);
    if (!operation) return 'read';
    const fields = rootFields(operation.selectionSet, document);
    if (fields.length > 0 && fields.every((field) => ruleOf(field)?.purchase)) return 'purchase';
    const isOfShoppers = fields.some((field) => ruleOf(field)?.open !== 'staff');
    return operation.operation === 'mutation' && isOfShoppers ? 'other' : 'read';
  } catch {
    return 'read';
  }
}

function ruleOf({ name }: FieldNode): AccessRule | undefined {
  return rules.get(name.value);
}

interface RestWrite {
  method: string;
  path: RegExp;
  kind: Kind;
}

let writes: readonly RestWrite[] | null = null;

/** Rows of the REST table that are no reads, in the order of its routes: fixed paths before those with an id. */
function restWrites(): readonly RestWrite[] {
  writes ??= table
    .filter(({ method }) => method !== 'GET')
    .toSorted((one, other) => Number(one.path.includes(':')) - Number(other.path.includes(':')))
    .map(({ method, path, steps }) => ({
      method,
      path: new RegExp(`^/api${path.replaceAll(/:\w+/g, '[^/]+')}/?$`),
      kind: kindOfSteps(steps.map(({ document }) => document)),
    }));
  return writes;
}

function kindOfSteps(documents: readonly string[]): Kind {
  const kinds = documents.map((document) => readKind(document, null));
  if (kinds.includes('purchase')) return 'purchase';
  return kinds.includes('other') ? 'other' : 'read';
}
