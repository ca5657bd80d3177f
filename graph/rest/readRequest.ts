import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { hasScope } from '#graph/access/findRefusedField.ts';
import type { GraphContext } from '#graph/context.ts';
import { MAX_SHORT_SCALAR_CHARACTERS } from '#graph/schema/inputLimits/expectWithinLimits.ts';
import { splitRows } from './bodyRows.ts';
import { type FieldProblem, RestFailure } from './failure.ts';
import { MAX_OFFSET } from './page.ts';
import { parseWithProblems } from './requestProblems.ts';
import type { RestRoute } from './route.ts';
import type { ParsedRequest } from './routeDeclaration.ts';

const pageSchema = z.object({ page: z.number(), limit: z.number() });

/** Same limit as in GraphQL. */
const MAX_LISTED_FIELDS = 50;

/** Properties of a request that a route reads. */
export type RequestParts = Pick<FastifyRequest, 'params' | 'query' | 'body' | 'headers'>;

/**
 * Parses a request of a route. Throws NOT_FOUND if a path parameter is longer than any id, and BAD_USER_INPUT with
 * the invalid fields, up to a limit.
 */
export function readRequest(route: RestRoute, request: RequestParts, context: GraphContext): ParsedRequest {
  const params = request.params as ParsedRequest['params'];
  if (Object.values(params).some((id) => id.length > MAX_SHORT_SCALAR_CHARACTERS))
    throw new RestFailure('NOT_FOUND', { message: 'This address does not exist.' });
  const query = parsePart(route.query, request.query, 'The query parameters are invalid.');
  if (route.total) expectPageWithinLimit(pageSchema.parse(query));
  const { body, ...rows } = splitRows(route.eachRow, request.body);
  return {
    params,
    query,
    body: route.body && parsePart(route.body, body, 'The body is invalid.'),
    rows,
    idempotencyKey: route.idempotent ? readIdempotencyKey(request) : undefined,
    signedIn: context.viewer !== null,
    readsOrders: hasScope(context, 'read-orders'),
    readsCustomers: hasScope(context, 'read-customers'),
    seesStaffCatalog: hasScope(context, 'read-catalog', 'write-catalog'),
  };
}

function parsePart<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  message: string,
): z.output<Schema> {
  const result = parseWithProblems(schema, value);
  if ('data' in result) return result.data;
  const errors = result.problems.slice(0, MAX_LISTED_FIELDS);
  throw new RestFailure('BAD_USER_INPUT', {
    message: [message, describeFirstProblem(errors)].join(' '),
    errors,
  });
}

/** Returns the first problem as a sentence: `status must be one of pending, confirmed.`, `It must be an object.` */
function describeFirstProblem([first]: FieldProblem[]): string {
  const { field = null, message = '' } = first ?? {};
  if (!field) return message.replace(/^This\b/, 'It');
  return /^This\b/.test(message) ? message.replace('This', field) : `${field}: ${message}`;
}

function readIdempotencyKey({ headers }: RequestParts): string | undefined {
  const key = headers['idempotency-key'];
  return Array.isArray(key) ? key[0] : key;
}

function expectPageWithinLimit({ page, limit }: { page: number; limit: number }) {
  if ((page - 1) * limit <= MAX_OFFSET) return;
  const lastPage = Math.floor(MAX_OFFSET / limit) + 1;
  const message = `Pages end after ${MAX_OFFSET} rows. To go further, use GraphQL at /graphql with the cursor \`after\`.`;
  throw new RestFailure('BAD_USER_INPUT', {
    message,
    errors: [{ field: 'page', reason: 'TOO_LARGE', params: { most: lastPage }, message }],
  });
}
