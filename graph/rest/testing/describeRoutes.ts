import { describe, expect, test } from 'vitest';
import { formatRoute } from '#graph/access/getRouteAccess.ts';
import type { Caller as CallerOfTable } from '#graph/access/testing/caller.ts';
import type { Outcome } from '#graph/access/testing/getExpectedOutcome.ts';
import { getExpectedRouteOutcome } from '#graph/access/testing/getExpectedOutcome.ts';
import type { PrismaClient, User } from '#graph/prisma/generated/client.ts';
import type { TestServer } from '#graph/testing/server.ts';
import type { RestRoute } from '../route.ts';
import { aCaller, CALLERS, type Caller, type CallerName } from './callers.ts';

export interface SentRequest {
  id?: string;
  query?: Record<string, string | string[]>;
  body?: unknown;
  headers?: Record<string, string>;
}

interface RouteFixture {
  prisma: PrismaClient;
  server: TestServer;
  /** Null for guests and API keys. */
  user: User | null;
  token: string | null;
}

export interface RouteCase {
  /** Allowed callers; all others get 401 or 403. */
  allowedCallers: readonly CallerName[];
  /** Other statuses by caller. */
  otherStatuses?: Partial<Record<CallerName, number>>;
  /** Returns a request that succeeds, after creating its data. */
  request?: (fixture: RouteFixture) => Promise<SentRequest> | SentRequest;
  /** Invalid requests by the field that the response must report. */
  invalidRequests?: Record<string, Pick<SentRequest, 'query' | 'body'> & { status?: 400 | 409 | 422 }>;
}

export const ANYONE = CALLERS;
export const SIGNED_IN = ['customer', 'admin', 'super_admin'] as const;
export const STAFF = ['admin', 'super_admin'] as const;
export const OWNER = ['super_admin'] as const;

const toTableCaller = (caller: CallerName): CallerOfTable =>
  caller === 'super_admin' ? 'superAdmin' : caller;

const STATUS_BY_REFUSAL = { nothing: 404, refused: 409, UNAUTHENTICATED: 401, FORBIDDEN: 403 };

/** The object belongs to a customer, so staff get 404. */
export const OWNING_CUSTOMER: Pick<RouteCase, 'allowedCallers' | 'otherStatuses'> = {
  allowedCallers: ['customer'],
  otherStatuses: { admin: 404, super_admin: 404 },
};

/**
 * Tests invalid input and allowed callers for each route with a case. rows.test.ts contains the tests for every route.
 */
export function describeRoutes(
  server: TestServer,
  rows: readonly RestRoute[],
  cases: Record<string, RouteCase>,
) {
  test.each(Object.keys(cases))('%s exists', (name) => expect(rows.map(formatRoute)).toContain(name));

  const testedRoutes = rows.flatMap((row) => {
    const routeCase = cases[formatRoute(row)];
    return routeCase ? [[formatRoute(row), row, routeCase] as const] : [];
  });

  describe.each(testedRoutes)(
    '%s',
    (_name, row, {
      allowedCallers,
      otherStatuses: statusByCaller = {},
      request = () => ({}),
      invalidRequests: invalidInputs = {},
    }) => {
      test.each(Object.entries(invalidInputs))(
        'reports the invalid field: %s',
        async (field, { status = 400, ...given }) => {
          const caller = await aCaller(server, allowedCallers[0] ?? 'nobody');
          const sentRequest = await request({ prisma: server.prisma, server, ...caller });
          const response = await send(server, row, { ...sentRequest, ...given }, caller);
          const { success, errors, ...rest } = response.json();
          expect({ status: response.statusCode, success, rest }).toMatchObject({ status, success: false });
          expect(errors).toContainEqual(
            expect.objectContaining({
              field: field === 'body' ? null : field,
              reason: expect.any(String),
              params: expect.any(Object),
              message: expect.any(String),
            }),
          );
        },
      );

      test('allows the callers listed in the access table', () => {
        const actualStatuses = CALLERS.map((caller) => [
          caller,
          toStatus(getExpectedRouteOutcome(row, toTableCaller(caller))),
        ]);
        expect(actualStatuses).toEqual(CALLERS.map((caller) => [caller, getExpectedStatus(caller)]));
      });

      function toStatus(outcome: Outcome): number {
        return outcome === 'done' ? (row.status ?? 200) : STATUS_BY_REFUSAL[outcome];
      }

      function getExpectedStatus(caller: CallerName): number {
        if (allowedCallers.includes(caller)) return row.status ?? 200;
        return statusByCaller[caller] ?? (caller === 'nobody' ? 401 : 403);
      }
    },
  );
}

function send(
  server: TestServer,
  row: RestRoute,
  sentRequest: SentRequest,
  { token }: Pick<Caller, 'token'>,
) {
  return server.app.inject({
    method: row.method,
    url: `/api${row.path.replace(':id', sentRequest.id ?? '')}`,
    query: sentRequest.query,
    headers: {
      ...(sentRequest.body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...sentRequest.headers,
    },
    payload: sentRequest.body === undefined ? undefined : JSON.stringify(sentRequest.body),
  });
}
