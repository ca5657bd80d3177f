import { describe, expect, test } from 'vitest';
import { outcomeForRow } from '#graph/access/accessOfRoute.ts';
import type { Caller as CallerOfTable, Outcome } from '#graph/access/accessRule.ts';
import type { PrismaClient, User } from '#graph/prisma/generated/client.ts';
import type { TestServer } from '#graph/testing/server.ts';
import { syncSchema } from '../page.ts';
import type { RestRoute } from '../route.ts';
import { aCaller, CALLERS, type Caller, type CallerName } from './callers.ts';

export interface Sent {
  id?: string;
  query?: Record<string, string | string[]>;
  body?: unknown;
  headers?: Record<string, string>;
}

interface World {
  prisma: PrismaClient;
  server: TestServer;
  /** Null for nobody and for programs. */
  user: User | null;
  token: string | null;
}

export interface RowCase {
  /** Who may do it; the others are told 401 or 403. */
  may: readonly CallerName[];
  /** The statuses of callers who are told something else. */
  otherwise?: Partial<Record<CallerName, number>>;
  /** A request that succeeds, with what has to be there for it. */
  request?: (world: World) => Promise<Sent> | Sent;
  /** What is wrong with a request, each by the field that the answer has to name. */
  wrong?: Record<string, Pick<Sent, 'query' | 'body'> & { status?: 400 | 409 | 422 }>;
  /** What an id that is not there is answered with. */
  unknownId?: number;
}

export const ANYONE = CALLERS;
export const SIGNED_IN = ['customer', 'admin', 'super_admin'] as const;
export const STAFF = ['admin', 'super_admin'] as const;
export const OWNER = ['super_admin'] as const;

const inTheTable = (caller: CallerName): CallerOfTable => (caller === 'super_admin' ? 'superAdmin' : caller);

const STATUS_OF_REFUSAL = { nothing: 404, refused: 409, UNAUTHENTICATED: 401, FORBIDDEN: 403 };

/** What it names belongs to a customer: staff find nothing there. */
export const ITS_OWNER: Pick<RowCase, 'may' | 'otherwise'> = {
  may: ['customer'],
  otherwise: { admin: 404, super_admin: 404 },
};

/** Tries every row: its answer's shape, input that is wrong, an id that is not there, and whom it is for. */
export function describeRows(server: TestServer, rows: readonly RestRoute[], cases: Record<string, RowCase>) {
  test('every row has its case', () => {
    expect(Object.keys(cases).sort()).toEqual(rows.map(readName).sort());
  });

  describe.each(rows.map((row) => [readName(row), row] as const))('%s', (name, row) => {
    const {
      may,
      otherwise = {},
      request = () => ({}),
      wrong = {},
      unknownId = 404,
    } = cases[name] ?? { may: [] };
    const first = may[0] ?? 'nobody';

    test('answers in its shape', async () => {
      const answer = await sendAs(first);
      if (row.file) return expectFile(row.file, answer);
      expect({ status: answer.statusCode, ...answer.json() }).toMatchObject({
        status: row.status ?? 200,
        success: true,
      });
      expectShape(row, answer.json());
    });

    if (row.body || Object.keys(row.query.shape).length > 0)
      test('has input that is wrong', () => expect(Object.keys(wrong)).not.toEqual([]));

    test.each(Object.entries(wrong))('names what is wrong: %s', async (field, { status = 400, ...given }) => {
      const answer = await sendAs(first, given);
      const { success, errors, ...rest } = answer.json();
      expect({ status: answer.statusCode, success, rest }).toMatchObject({ status, success: false });
      expect(errors).toContainEqual(
        expect.objectContaining({
          field: field === 'body' ? null : field,
          reason: expect.any(String),
          params: expect.any(Object),
          message: expect.any(String),
        }),
      );
    });

    if (row.path.includes(':id'))
      test('says so when the id is not there', async () => {
        expect((await sendAs(first, { id: 'nothing' })).statusCode).toBe(unknownId);
      });

    // That the table of access is kept to over the wire, by everybody, is tried by restMatrix.test.ts.
    test('is for whom the table of access says', () => {
      const told = CALLERS.map((caller) => [caller, statusOf(outcomeForRow(row, inTheTable(caller)))]);
      expect(told).toEqual(CALLERS.map((caller) => [caller, expected(caller)]));
    });

    const other = CALLERS.find((caller) => !may.includes(caller));
    if (other)
      test('tells who may not so, by the id of the request', async () => {
        const answer = await sendAs(other);
        expect({ status: answer.statusCode, ...answer.json() }).toMatchObject({
          status: expected(other),
          success: false,
          requestId: answer.headers['x-request-id'],
        });
      });

    function statusOf(outcome: Outcome): number {
      return outcome === 'done' ? (row.status ?? 200) : STATUS_OF_REFUSAL[outcome];
    }

    function expected(caller: CallerName): number {
      if (may.includes(caller)) return row.status ?? 200;
      return otherwise[caller] ?? (caller === 'nobody' ? 401 : 403);
    }

    async function sendAs(name: CallerName, instead: Partial<Sent> = {}) {
      const caller = await aCaller(server, name);
      const sent = await request({ prisma: server.prisma, server, ...caller });
      return send(server, row, { ...sent, ...instead }, caller);
    }
  });
}

type Response = Awaited<ReturnType<typeof send>>;

function send(server: TestServer, row: RestRoute, sent: Sent, { token }: Pick<Caller, 'token'>) {
  return server.app.inject({
    method: row.method,
    url: `/api${row.path.replace(':id', sent.id ?? '')}`,
    query: sent.query,
    headers: {
      ...(sent.body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...sent.headers,
    },
    payload: sent.body === undefined ? undefined : JSON.stringify(sent.body),
  });
}

function expectFile({ fileTypes }: { fileTypes: readonly string[] }, { statusCode, headers }: Response) {
  expect(statusCode).toBe(200);
  expect(fileTypes).toContain(String(headers['content-type']).split(';')[0]);
  expect(headers['content-disposition']).toMatch(/^attachment; filename="[\w.-]+"$/);
}

/** Nothing is missing, and nothing is there that the description does not tell of. */
function expectShape({ answer, total, sync, alsoOnTop = [] }: RestRoute, body: Record<string, unknown>) {
  expect(answer.parse(body.data)).toEqual(body.data);
  for (const part of alsoOnTop) expect(body[part]).toEqual((body.data as Record<string, unknown>)[part]);
  // By when things changed, a page stands elsewhere than by its number.
  const standing = sync && (!total || body.sync) ? ['sync'] : total ? ['pagination'] : [];
  const keys = ['success', 'data', ...standing, ...alsoOnTop];
  expect(Object.keys(body).sort()).toEqual(keys.sort());
  if (standing[0] === 'sync') expect(syncSchema.parse(body.sync)).toEqual(body.sync);
  if (standing[0] === 'pagination')
    expect(body.pagination).toEqual({
      page: expect.any(Number),
      limit: expect.any(Number),
      total: expect.any(Number),
      pages: expect.any(Number),
    });
}

function readName({ method, path }: RestRoute): string {
  return `${method} ${path}`;
}
