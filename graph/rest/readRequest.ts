import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { shapeProblem } from '#domain/errors/shapeProblems.ts';
import { hasScope } from '#graph/access/refusedField.ts';
import type { GraphContext } from '#graph/context.ts';
import { type FieldProblem, RestFailure } from './failure.ts';
import { MAX_OFFSET } from './page.ts';
import type { RestRoute } from './route.ts';
import type { Asked } from './row.ts';
import { inWords } from './words.ts';

const paged = z.object({ page: z.number(), limit: z.number() });

/** As many as GraphQL names. */
const MAX_NAMED = 50;

/** The request as its row describes it. Throws BAD_USER_INPUT with the fields that do not fit, of very many the first. */
export function readRequest(route: RestRoute, request: FastifyRequest, context: GraphContext): Asked {
  const query = read(route.query, request.query, 'The address is not right.');
  if (route.total) expectWithinReach(paged.parse(query));
  return {
    params: request.params as Asked['params'],
    query,
    body: route.body && read(route.body, request.body, 'The body is not right.'),
    idempotencyKey: route.idempotent ? toKey(request) : undefined,
    signedIn: context.viewer !== null,
    readsOrders: hasScope(context, 'read-orders'),
    readsCustomers: hasScope(context, 'read-customers'),
    seesStaffCatalog: hasScope(context, 'read-catalog', 'write-catalog'),
  };
}

function read<Schema extends z.ZodType>(schema: Schema, value: unknown, message: string): z.output<Schema> {
  const result = schema.safeParse(value, { error: inWords, reportInput: true });
  if (result.success) return result.data;
  const errors = toProblems(result.error).slice(0, MAX_NAMED);
  throw new RestFailure('BAD_USER_INPUT', { message: [message, pickFirst(errors)].join(' '), errors });
}

/** The first problem in a sentence of its own: `status must be one of pending, confirmed.` */
function pickFirst([first]: FieldProblem[]): string {
  const { field = null, message = '' } = first ?? {};
  if (!field) return message;
  return /^This\b/.test(message) ? message.replace('This', field) : `${field}: ${message}`;
}

/** One problem for each field; of the shapes that a value may take, those of the one that came closest. */
function toProblems({ issues }: z.core.$ZodError, at: PropertyKey[] = []): FieldProblem[] {
  const problems = issues.flatMap((issue) => {
    const path = [...at, ...issue.path];
    if (issue.code === 'invalid_union') {
      const closest = issue.errors.findLast((branch) =>
        branch.some(({ path, code }) => path.length > 0 || code === 'unrecognized_keys'),
      );
      if (closest) return toProblems({ issues: closest } as z.core.$ZodError, path);
    }
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => problemAt([...path, key], issue));
    return [problemAt(path, issue)];
  });
  return [...new Map(problems.reverse().map((problem) => [problem.field, problem])).values()].reverse();
}

function problemAt(path: readonly PropertyKey[], issue: z.core.$ZodIssue): FieldProblem {
  return { field: path.join('.') || null, ...shapeProblem(issue), message: issue.message };
}

function toKey({ headers }: FastifyRequest): string | undefined {
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
