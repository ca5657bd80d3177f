import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DirectDatabase } from '#graph/prisma/direct/directDatabase.ts';
import { selectRows } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import { DatabaseOutage } from './databaseOutage.ts';

const connectionRefusedError = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
const brokenConnectionError = new Error('Cannot execute new commands: connection closed state');

let loggedMessages: string[];
let outage: DatabaseOutage;

beforeEach(() => {
  vi.useFakeTimers();
  loggedMessages = [];
  outage = new DatabaseOutage(
    pino({}, { write: (line: string) => loggedMessages.push(JSON.parse(line).msg) }),
  );
});
afterEach(() => vi.useRealTimers());

test('logs an outage once at its start and once at its end', () => {
  outage.recordSuccess();
  for (let count = 0; count < 5; count++) expect(outage.recordError(connectionRefusedError)).toBe(true);
  outage.recordSuccess();
  outage.recordSuccess();
  expect(loggedMessages).toEqual([
    'The database is unreachable; reconnecting',
    'The database is reachable again',
  ]);
});

test('ignores a broken connection that is used after the outage', () => {
  outage.recordError(connectionRefusedError);
  outage.recordSuccess();
  vi.advanceTimersByTime(2000);
  outage.recordError(brokenConnectionError);
  outage.recordSuccess();
  expect(loggedMessages).toHaveLength(2);
});

test('counts a socket that the database closed during a query as an outage', () => {
  const closedSocketError = new Prisma.PrismaClientKnownRequestError(
    'Database error. Code: `45009`. Message: `socket has unexpectedly been closed`',
    { code: 'P2039', clientVersion: Prisma.prismaVersion.client },
  );
  expect(outage.recordError(closedSocketError)).toBe(true);
});

test('logs a second outage right after the first if it continues', () => {
  outage.recordError(connectionRefusedError);
  outage.recordSuccess();
  vi.advanceTimersByTime(2000);
  outage.recordError(connectionRefusedError);
  expect(loggedMessages).toHaveLength(2);
  vi.advanceTimersByTime(10_000);
  outage.recordError(connectionRefusedError);
  outage.recordSuccess();
  expect(loggedMessages).toHaveLength(4);
});

test('an error returned by the database is not an outage', () => {
  expect(outage.recordError(new Error('Duplicate entry'))).toBe(false);
  expect(loggedMessages).toEqual([]);
});

test('recognises the outage errors of the drivers and Prisma', async () => {
  vi.useRealTimers();
  const direct = new DirectDatabase('mysql://nobody@127.0.0.1:1/none');

  expect(
    outage.recordError(await direct.send(selectRows(Prisma.sql`SELECT 1`)).catch((error) => error)),
  ).toBe(true);
  expect(outage.recordError(new Error('raw', { cause: { kind: 'DatabaseNotReachable' } }))).toBe(true);
  expect(
    outage.recordError(
      new Error('Message: `pool failed to retrieve a connection from pool\n    (active=0 idle=0)`'),
    ),
  ).toBe(true);
  expect(outage.recordError(new Error('A product has no price.'))).toBe(false);
  await direct.close();
});
