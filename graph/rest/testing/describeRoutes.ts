import { describe, expect, test } from 'vitest';
import { nameOfRow } from '#graph/access/accessOfRoute.ts';
import type { Caller as CallerOfTable } from '#graph/access/testing/caller.ts';
import type { Outcome } from '#graph/access/testing/outcomeFor.ts';
import { outcomeForRow } from '#graph/access/testing/outcomeFor.ts';
import type { PrismaClient, User } from '#graph/prisma/generated/client.ts';
import type { TestServer } from '#graph/testing/server.ts';
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

/** Tries the rows that have a case: input that is wrong, and whom they are for. rows.test.ts tries what holds for every row. */
export function describeRows(server: TestServer, rows: readonly RestRoute[], cases: Record<string, RowCase>) {
  test.each(Object.keys(cases))('%s is a row', (name) => expect(rows.map(nameOfRow)).toContain(name));

  const tried = rows.flatMap((row) => {
    const ofRow = cases[nameOfRow(row)];
    return ofRow ? [[nameOfRow(row), row, ofRow] as const] : [];
  });

  describe.each(tried)('%s', (_name, row, { may, otherwise = {}, request = () => ({}), wrong = {} }) => {
    test.each(Object.entries(wrong))('names what is wrong: %s', async (field, { status = 400, ...given }) => {
      const caller = await aCaller(server, may[0] ?? 'nobody');
      const sent = await request({ prisma: server.prisma, server, ...caller });
      const answer = await send(server, row, { ...sent, ...given }, caller);
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

    test('is for whom the table of access says', () => {
      const told = CALLERS.map((caller) => [caller, statusOf(outcomeForRow(row, inTheTable(caller)))]);
      expect(told).toEqual(CALLERS.map((caller) => [caller, expected(caller)]));
    });

    function statusOf(outcome: Outcome): number {
      return outcome === 'done' ? (row.status ?? 200) : STATUS_OF_REFUSAL[outcome];
    }

    function expected(caller: CallerName): number {
      if (may.includes(caller)) return row.status ?? 200;
      return otherwise[caller] ?? (caller === 'nobody' ? 401 : 403);
    }
  });
}

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
