import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { hasScope } from '#graph/access/refusedField.ts';
import type { GraphContext } from '#graph/context.ts';
import { MAX_WORD_CHARACTERS } from '#graph/schema/inputLimits/expectWithinLimits.ts';
import { type FieldProblem, RestFailure } from './failure.ts';
import { MAX_OFFSET } from './page.ts';
import { readOrProblems } from './requestProblems.ts';
import type { RestRoute } from './route.ts';
import type { Asked } from './row.ts';
import { takeApart } from './rowsApart.ts';

const paged = z.object({ page: z.number(), limit: z.number() });

/** As many as GraphQL names. */
const MAX_NAMED = 50;

/** The parts of a request that its row reads. */
export type Received = Pick<FastifyRequest, 'params' | 'query' | 'body' | 'headers'>;

/**
 * The request as its row describes it. Throws NOT_FOUND if its path names something longer than any id, and BAD_USER_INPUT with
 * the fields that do not fit, of very many the first.
 */
export function readRequest(route: RestRoute, request: Received, context: GraphContext): Asked {
  const params = request.params as Asked['params'];
  if (Object.values(params).some((id) => id.length > MAX_WORD_CHARACTERS))
    throw new RestFailure('NOT_FOUND', { message: 'There is nothing at this address.' });
  const query = read(route.query, request.query, 'The address is not right.');
  if (route.total) expectWithinReach(paged.parse(query));
  const { body, ...rows } = takeApart(route.eachRow, request.body);
  return {
    params,
    query,
    body: route.body && read(route.body, body, 'The body is not right.'),
    rows,
    idempotencyKey: route.idempotent ? toKey(request) : undefined,
    signedIn: context.viewer !== null,
    readsOrders: hasScope(context, 'read-orders'),
    readsCustomers: hasScope(context, 'read-customers'),
    seesStaffCatalog: hasScope(context, 'read-catalog', 'write-catalog'),
  };
}

function read<Schema extends z.ZodType>(schema: Schema, value: unknown, message: string): z.output<Schema> {
  const result = readOrProblems(schema, value);
  if ('data' in result) return result.data;
  const errors = result.problems.slice(0, MAX_NAMED);
  throw new RestFailure('BAD_USER_INPUT', { message: [message, pickFirst(errors)].join(' '), errors });
}

/** The first problem in a sentence of its own: `status must be one of pending, confirmed.`, `It must be an object.` */
function pickFirst([first]: FieldProblem[]): string {
  const { field = null, message = '' } = first ?? {};
  if (!field) return message.replace(/^This\b/, 'It');
  return /^This\b/.test(message) ? message.replace('This', field) : `${field}: ${message}`;
}

function toKey({ headers }: Received): string | undefined {
  const key = headers['idempotency-key'];
  return Array.isArray(key) ? key[0] : key;
}

function expectWithinReach({ page, limit }: { page: number; limit: number }) {
  if ((page - 1) * limit <= MAX_OFFSET) return;
  const most = Math.floor(MAX_OFFSET / limit) + 1;
  const message = `Pages reach ${MAX_OFFSET} rows deep. To go deeper, ask GraphQL at /graphql with the cursor \`after\`.`;
  throw new RestFailure('BAD_USER_INPUT', {
    message,
    errors: [{ field: 'page', reason: 'TOO_LARGE', params: { most }, message }],
  });
}
