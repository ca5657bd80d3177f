import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { nameOfRow } from '#graph/access/accessOfRoute.ts';
import type { Caller } from '#graph/access/testing/caller.ts';
import { createFixture, type World } from '#graph/access/testing/createFixture.ts';
import { findToken } from '#graph/access/testing/findToken.ts';
import { outcomeForRow } from '#graph/access/testing/outcomeFor.ts';
import { restSample } from '#graph/access/testing/restSamples.ts';
import { PASSWORD } from '#graph/testing/aCustomer.ts';
import { type KeptContents, keepContents } from '#graph/testing/keepContents.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { table } from '../table.ts';
import { type Bound, type Described, toBounds } from '../testing/toBounds.ts';
import { openApi } from './openApi.ts';

const server = useTestServer();
const MAY: readonly Caller[] = ['customer', 'superAdmin'];
// One world does for all: what a row has written in it is put back.
let world: World;
let kept: KeptContents;

beforeAll(async () => {
  world = await createFixture(server);
  kept = await keepContents(server.databaseUrl);
});
afterEach(async () => {
  await kept.putBack();
  await server.app.snapshots.reload();
});
afterAll(() => kept.forget());

const parts = {
  variants: [{}],
  specifications: { gemstones: [{ kind: 'ruby', carat: 1, count: 1 }], weight: { value: 5 } },
};
const activity = { type: 'PAGE_ENTRY', timestamp: '2026-11-20T06:00:00Z', page: '/' };

const payer = { accountHolder: 'Sita Rai', bank: 'A bank', relation: 'self' };

/** What a sample leaves out, where a bound lies inside of it. */
const FULLER: Record<string, object> = {
  'PUT /auth/profile': { currentPassword: PASSWORD, newPassword: 'Another-2026!' },
  'POST /orders': { payer },
  'PUT /orders/:id': { contact: {}, shippingAddress: {} },
  'POST /admin/products': parts,
  'PUT /admin/products/:id': parts,
  'PUT /admin/products/:id/stock': { variants: [{ stock: 1 }] },
  'PUT /user/activity': { browsingData: { activities: [activity] } },
};

interface Operation {
  parameters?: { name: string; in: string; schema: Described }[];
  requestBody?: { content: Record<string, { schema: Described }> };
}

const paths = openApi().paths ?? {};
/** Pieces are written at two addresses, which take the same. */
const rows = table.filter(({ method, path }) => method === 'GET' || !/^\/products(\/:id)?$/.test(path));

const operations = rows.map((route) => {
  const methods = paths[route.path.replace(/:(\w+)/g, '{$1}')] as Record<string, Operation>;
  const { parameters = [], requestBody } = methods[route.method.toLowerCase()] ?? {};
  const body = requestBody?.content['application/json']?.schema;
  const query = parameters.filter((one) => one.in === 'query');
  const bounds = [
    ...(body ? toBounds(body) : []).map((bound) => ({ where: 'body' as const, ...bound })),
    ...query.flatMap(({ name, schema }) =>
      toBounds(schema, [name]).map((bound) => ({ where: 'query' as const, ...bound })),
    ),
  ];
  return [nameOfRow(route), { route, bounds }] as const;
});

test('what is described has bounds', () => {
  const bounds = operations.flatMap(([, operation]) => operation.bounds);
  expect(bounds.length).toBeGreaterThan(150);
});

type Placed = (typeof operations)[number][1]['bounds'][number];

describe.each(operations.filter(([, { bounds }]) => bounds.length > 0))('%s', (name, { route, bounds }) => {
  test('refuses what lies beyond a bound by its name, and takes what lies on it', async () => {
    const caller = MAY.find((one) => outcomeForRow(route, one) === 'done') ?? 'superAdmin';
    const refused = await problemsWith((bound) => bound.beyond);
    expect(bounds.filter((bound) => !refused.has(bound)).map(inWords)).toEqual([]);
    const taken = await problemsWith((bound) => bound.at);
    expect(bounds.filter((bound) => taken.get(bound) === refused.get(bound)).map(inWords)).toEqual([]);

    /** What is said of each bound's value. Many are sent at once; those that nothing is said of are sent on without the others. */
    async function problemsWith(valueIn: (bound: Placed) => unknown): Promise<Map<Placed, string>> {
      const problems = new Map<Placed, string>();
      for (let left = bounds; left.length > 0; ) {
        const together = oneForEachPlace(left);
        const answer = await send(together, valueIn);
        const named = together.flatMap((bound) => {
          const problem = toProblem(answer, bound.path);
          return problem === undefined ? [] : ([[bound, problem]] as const);
        });
        for (const [bound, problem] of named) problems.set(bound, problem);
        // Where nothing is named, all that was sent is taken.
        const done = new Set(named.length > 0 ? named.map(([bound]) => bound) : together);
        left = left.filter((bound) => !done.has(bound));
      }
      return problems;
    }

    async function send(sent: readonly Placed[], valueIn: (bound: Placed) => unknown): Promise<Answer> {
      const token = await findToken(caller, { server, world });
      await server.prisma.attempt.deleteMany();
      const { id = '', body = {} } = restSample(route, world);
      const inBody = sent.filter(({ where }) => where === 'body');
      const inQuery = sent.filter(({ where }) => where === 'query');
      const payload = inBody.reduce<unknown>(
        (filled, bound) => withValue(filled, bound.path, valueIn(bound)),
        { ...body, ...FULLER[name] },
      );
      return server.app.inject({
        method: route.method,
        url: `/api${route.path.replace(':id', id)}`,
        headers: { authorization: `Bearer ${token}`, 'cache-control': 'no-cache' },
        query: {
          ...Object.fromEntries(inQuery.map((bound) => [bound.path[0] ?? '', String(valueIn(bound))])),
        },
        payload: route.body && (payload as object),
      });
    }
  });
});

/** The first bound of each place, without what lies inside of another: a value is sent for each, and none hides another. */
function oneForEachPlace(bounds: readonly Placed[]): Placed[] {
  const places = new Set(bounds.map(({ path }) => path.join('.')));
  const isInside = ({ path }: Placed) =>
    path.some((_part, at) => at > 0 && places.has(path.slice(0, at).join('.')));
  const seen = new Set<string>();
  return bounds.filter((bound) => {
    const place = bound.path.join('.');
    if (isInside(bound) || seen.has(place)) return false;
    seen.add(place);
    return true;
  });
}

function inWords({ where, path, limit }: Placed): string {
  return `${where} ${path.join('.')}, ${limit}`;
}

interface Answer {
  statusCode: number;
  json(): { errors?: { field: string | null; message: string }[] };
}

/** Why the value is refused: under its own name, or that of what it is the whole of. */
function toProblem(answer: Answer, path: Bound['path']): string | undefined {
  if (answer.statusCode < 400) return undefined;
  const field = path.join('.');
  const isIt = (name: string | null) => name !== null && (name === field || field.startsWith(`${name}.`));
  return answer.json().errors?.find((one) => isIt(one.field))?.message;
}

/** The body with the value at its place; a list there of numbers is one of as many copies of its first entry. */
function withValue(body: unknown, [part, ...rest]: readonly string[], value: unknown): unknown {
  if (part === undefined) return Array.isArray(value) ? entriesLike(body, value) : value;
  if (Array.isArray(body)) return [withValue(body[0], rest, value), ...body.slice(1)];
  const known = (body ?? {}) as Record<string, unknown>;
  if (part === '0') return [withValue(undefined, rest, value)];
  return { ...known, [part]: withValue(known[part], rest, value) };
}

function entriesLike(list: unknown, places: unknown[]): unknown[] {
  const [first = {}] = Array.isArray(list) ? list : [];
  return places.map((place) => (typeof place === 'string' ? place : first));
}
