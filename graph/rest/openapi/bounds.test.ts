import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { formatRoute } from '#graph/access/getRouteAccess.ts';
import type { Caller } from '#graph/access/testing/caller.ts';
import { type AccessFixture, createFixture } from '#graph/access/testing/createFixture.ts';
import { findToken } from '#graph/access/testing/findToken.ts';
import { getExpectedRouteOutcome } from '#graph/access/testing/getExpectedOutcome.ts';
import { getRestSample } from '#graph/access/testing/restSamples.ts';
import { PASSWORD } from '#graph/testing/aCustomer.ts';
import { type StoredContents, storeContents } from '#graph/testing/databaseBackup.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { restRoutes } from '../routes.ts';
import { type Bound, type BoundedSchema, toBounds } from '../testing/toBounds.ts';
import { buildOpenApi } from './buildOpenApi.ts';

const server = useTestServer();
const ALLOWED_CALLERS: readonly Caller[] = ['customer', 'superAdmin'];
// One fixture for all tests. Changes are rolled back after each write.
let fixture: AccessFixture;
let storedContents: StoredContents;

beforeAll(async () => {
  fixture = await createFixture(server);
  storedContents = await storeContents(server.databaseUrl);
});
afterEach(async () => {
  await storedContents.restore();
  await server.app.snapshots.reload();
});
afterAll(() => storedContents.discard());

const parts = {
  variants: [{}],
  specifications: { gemstones: [{ kind: 'ruby', carat: 1, count: 1 }], weight: { value: 5 } },
};
const activity = { type: 'PAGE_ENTRY', timestamp: '2026-11-20T06:00:00Z', page: '/' };

const payer = { accountHolder: 'Sita Rai', bank: 'A bank', relation: 'self' };

/** Optional parts of samples that contain limits. */
const OPTIONAL_PARTS: Record<string, object> = {
  'PUT /auth/profile': { currentPassword: PASSWORD, newPassword: 'Another-2026!' },
  'POST /orders': { payer },
  'PUT /orders/:id': { contact: {}, shippingAddress: {} },
  'POST /admin/products': parts,
  'PUT /admin/products/:id': parts,
  'PUT /admin/products/:id/stock': { variants: [{ stock: 1 }] },
  'PUT /user/activity': { browsingData: { activities: [activity] } },
};

interface Operation {
  parameters?: { name: string; in: string; schema: BoundedSchema }[];
  requestBody?: { content: Record<string, { schema: BoundedSchema }> };
}

const paths = buildOpenApi().paths ?? {};
/** Products can be written at two URLs with the same body. */
const rows = restRoutes.filter(({ method, path }) => method === 'GET' || !/^\/products(\/:id)?$/.test(path));

const operations = rows.map((route) => {
  const methods = paths[route.path.replace(/:(\w+)/g, '{$1}')] as Record<string, Operation>;
  const { parameters = [], requestBody } = methods[route.method.toLowerCase()] ?? {};
  const body = requestBody?.content['application/json']?.schema;
  const query = parameters.filter((entry) => entry.in === 'query');
  const bounds = [
    ...(body ? toBounds(body) : []).map((bound) => ({ where: 'body' as const, ...bound })),
    ...query.flatMap(({ name, schema }) =>
      toBounds(schema, [name]).map((bound) => ({ where: 'query' as const, ...bound })),
    ),
  ];
  return [formatRoute(route), { route, bounds }] as const;
});

test('the description contains limits', () => {
  const bounds = operations.flatMap(([, operation]) => operation.bounds);
  expect(bounds.length).toBeGreaterThan(150);
});

type RouteBound = (typeof operations)[number][1]['bounds'][number];

describe.each(operations.filter(([, { bounds }]) => bounds.length > 0))('%s', (name, { route, bounds }) => {
  test('refuses values beyond each limit, names the field, and accepts values at the limit', async () => {
    const caller =
      ALLOWED_CALLERS.find((entry) => getExpectedRouteOutcome(route, entry) === 'done') ?? 'superAdmin';
    const problemsBeyondLimit = await findProblems((bound) => bound.valueBeyondLimit);
    expect(bounds.filter((bound) => !problemsBeyondLimit.has(bound)).map(describeBound)).toEqual([]);
    const problemsAtLimit = await findProblems((bound) => bound.valueAtLimit);
    expect(
      bounds
        .filter((bound) => problemsAtLimit.get(bound) === problemsBeyondLimit.get(bound))
        .map(describeBound),
    ).toEqual([]);

    /**
     * Returns the problem reported for each limit's value. Sends many values at once, then resends the values without a
     * reported problem on their own, because a response may not report every problem.
     */
    async function findProblems(getValue: (bound: RouteBound) => unknown): Promise<Map<RouteBound, string>> {
      const problems = new Map<RouteBound, string>();
      for (let remainingBounds = bounds; remainingBounds.length > 0; ) {
        const batch = pickOnePerPath(remainingBounds);
        const response = await send(batch, getValue);
        const problemEntries = batch.flatMap((bound) => {
          const problem = toProblem(response, bound.path);
          return problem === undefined ? [] : ([[bound, problem]] as const);
        });
        for (const [bound, problem] of problemEntries) problems.set(bound, problem);
        // If no field is reported, all values were accepted.
        const resolvedBounds = new Set(
          problemEntries.length > 0 ? problemEntries.map(([bound]) => bound) : batch,
        );
        remainingBounds = remainingBounds.filter((bound) => !resolvedBounds.has(bound));
      }
      return problems;
    }

    async function send(
      sentBounds: readonly RouteBound[],
      getValue: (bound: RouteBound) => unknown,
    ): Promise<RestResponse> {
      const token = await findToken(caller, { server, fixture });
      await server.prisma.attempt.deleteMany();
      const { id = '', body = {} } = getRestSample(route, fixture);
      const inBody = sentBounds.filter(({ where }) => where === 'body');
      const inQuery = sentBounds.filter(({ where }) => where === 'query');
      const payload = inBody.reduce<unknown>(
        (filledBody, bound) => setValueAtPath(filledBody, bound.path, getValue(bound)),
        { ...body, ...OPTIONAL_PARTS[name] },
      );
      return server.app.inject({
        method: route.method,
        url: `/api${route.path.replace(':id', id)}`,
        headers: { authorization: `Bearer ${token}`, 'cache-control': 'no-cache' },
        query: {
          ...Object.fromEntries(inQuery.map((bound) => [bound.path[0] ?? '', String(getValue(bound))])),
        },
        payload: route.body && (payload as object),
      });
    }
  });
});

/** Returns the first limit of each path, without paths nested in another, so that no value replaces another. */
function pickOnePerPath(bounds: readonly RouteBound[]): RouteBound[] {
  const boundPaths = new Set(bounds.map(({ path }) => path.join('.')));
  const isNested = ({ path }: RouteBound) =>
    path.some((_part, index) => index > 0 && boundPaths.has(path.slice(0, index).join('.')));
  const seenPaths = new Set<string>();
  return bounds.filter((bound) => {
    const boundPath = bound.path.join('.');
    if (isNested(bound) || seenPaths.has(boundPath)) return false;
    seenPaths.add(boundPath);
    return true;
  });
}

function describeBound({ where, path, limit }: RouteBound): string {
  return `${where} ${path.join('.')}, ${limit}`;
}

interface RestResponse {
  statusCode: number;
  json(): { errors?: { field: string | null; message: string }[] };
}

/** Returns the problem of the value, reported under its own name or that of its parent. */
function toProblem(answer: RestResponse, path: Bound['path']): string | undefined {
  if (answer.statusCode < 400) return undefined;
  const field = path.join('.');
  const isReportedField = (name: string | null) =>
    name !== null && (name === field || field.startsWith(`${name}.`));
  return answer.json().errors?.find((entry) => isReportedField(entry.field))?.message;
}

/**
 * Returns the body with the value at its path. If the value is a list, its entries other than text are replaced by
 * copies of the body's first entry.
 */
function setValueAtPath(body: unknown, [part, ...rest]: readonly string[], value: unknown): unknown {
  if (part === undefined) return Array.isArray(value) ? repeatEntries(body, value) : value;
  if (Array.isArray(body)) return [setValueAtPath(body[0], rest, value), ...body.slice(1)];
  const record = (body ?? {}) as Record<string, unknown>;
  if (part === '0') return [setValueAtPath(undefined, rest, value)];
  return { ...record, [part]: setValueAtPath(record[part], rest, value) };
}

function repeatEntries(list: unknown, placeholders: unknown[]): unknown[] {
  const [firstEntry = {}] = Array.isArray(list) ? list : [];
  return placeholders.map((placeholder) => (typeof placeholder === 'string' ? placeholder : firstEntry));
}
