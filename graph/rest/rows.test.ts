import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatRoute } from '#graph/access/getRouteAccess.ts';
import { CALLERS, type Caller } from '#graph/access/testing/caller.ts';
import { type AccessFixture, createFixture } from '#graph/access/testing/createFixture.ts';
import { findToken } from '#graph/access/testing/findToken.ts';
import { getExpectedRouteOutcome } from '#graph/access/testing/getExpectedOutcome.ts';
import { getRestSample } from '#graph/access/testing/restSamples.ts';
import { type StoredContents, storeContents } from '#graph/testing/databaseBackup.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { syncSchema } from './page.ts';
import type { RestRoute } from './route.ts';
import { restRoutes } from './routes.ts';

const server = useTestServer();
let fixture: AccessFixture;
let storedContents: StoredContents;

beforeAll(async () => {
  fixture = await createFixture(server);
  storedContents = await storeContents(server.databaseUrl);
});
afterAll(() => storedContents.discard());

/** The route succeeds even if the object is already removed. */
const IDEMPOTENT_ROUTES = ['DELETE /users/wishlist/:id'];

describe.each(restRoutes.map((row) => [formatRoute(row), row] as const))('%s', (name, row) => {
  const caller =
    CALLERS.find((candidate) => getExpectedRouteOutcome(row, candidate) === 'done') ?? 'superAdmin';

  test('has an example if it has a body', () => {
    expect(row.example !== undefined).toBe(row.body !== undefined);
  });

  test('returns its documented shape', async () => {
    const response = await send(caller, getRestSample(row, fixture));
    if (row.method !== 'GET') await restoreContents();
    if (row.file) return expectFile(row.file, response);
    expect({ status: response.statusCode, ...response.json() }).toMatchObject({
      status: row.status ?? 200,
      success: true,
    });
    expectShape(row, response.json());
  });

  test('reports an unknown query parameter and an unknown field', async () => {
    const { body, ...sample } = getRestSample(row, fixture);
    const queryResponse = await send(caller, { ...sample, body, query: { nonsense: '1' } });
    const bodyResponse = body && (await send(caller, { ...sample, body: { ...body, nonsense: 1 } }));
    for (const response of [queryResponse, ...(bodyResponse ? [bodyResponse] : [])])
      expect({ status: response.statusCode, ...response.json() }).toMatchObject({
        ...{ status: 400, success: false },
        errors: [{ field: 'nonsense', reason: 'UNKNOWN_FIELD', params: {}, message: expect.any(String) }],
      });
  });

  if (row.path.includes(':id') && !IDEMPOTENT_ROUTES.includes(name))
    test('returns 404 for an unknown id', async () => {
      const { body } = getRestSample(row, fixture);
      expect((await send(caller, { id: 'nothing', body })).statusCode).toBe(404);
    });

  const refusedCaller = CALLERS.find((candidate) =>
    ['UNAUTHENTICATED', 'FORBIDDEN'].includes(getExpectedRouteOutcome(row, candidate)),
  );
  if (refusedCaller)
    test('refuses other callers and returns the request id', async () => {
      const response = await send(refusedCaller, getRestSample(row, fixture));
      expect({ status: response.statusCode, ...response.json() }).toMatchObject({
        status: getExpectedRouteOutcome(row, refusedCaller) === 'FORBIDDEN' ? 403 : 401,
        success: false,
        requestId: response.headers['x-request-id'],
      });
    });

  interface SentRequest {
    id?: string;
    query?: Record<string, string>;
    body?: object;
  }

  async function send(caller: Caller, { id = '', query, body }: SentRequest) {
    const token = await findToken(caller, { server, fixture });
    return server.app.inject({
      method: row.method,
      url: `/api${row.path.replace(':id', id)}`,
      query,
      headers: { 'cache-control': 'no-cache', ...(token && { authorization: `Bearer ${token}` }) },
      payload: body,
    });
  }
});

async function restoreContents() {
  await storedContents.restore();
  await server.app.snapshots.reload();
}

interface RestResponse {
  statusCode: number;
  headers: Record<string, unknown>;
}

function expectFile({ fileTypes }: { fileTypes: readonly string[] }, { statusCode, headers }: RestResponse) {
  expect(statusCode).toBe(200);
  expect(fileTypes).toContain(String(headers['content-type']).split(';')[0]);
  expect(headers['content-disposition']).toMatch(/^attachment; filename="[\w.-]+"$/);
}

/** Checks that the response has exactly the described properties. */
function expectShape(
  { answer: response, total, sync, alsoOnTop = [] }: RestRoute,
  body: Record<string, unknown>,
) {
  expect(response.parse(body.data)).toEqual(body.data);
  for (const part of alsoOnTop) expect(body[part]).toEqual((body.data as Record<string, unknown>)[part]);
  // A list of changes has a cursor instead of a page number.
  const positionParts = sync && (!total || body.sync) ? ['sync'] : total ? ['pagination'] : [];
  const keys = ['success', 'data', ...positionParts, ...alsoOnTop.filter((part) => part in body)];
  expect(Object.keys(body).sort()).toEqual(keys.sort());
  if (positionParts[0] === 'sync') expect(syncSchema.parse(body.sync)).toEqual(body.sync);
  if (positionParts[0] === 'pagination')
    expect(body.pagination).toEqual({
      page: expect.any(Number),
      limit: expect.any(Number),
      total: expect.any(Number),
      pages: expect.any(Number),
    });
}
