import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DirectDatabase } from '#graph/prisma/direct/directDatabase.ts';
import { rows } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import { DatabaseOutage } from './databaseOutage.ts';

const connectionRefused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
const brokenConnection = new Error('Cannot execute new commands: connection closed state');

let logged: string[];
let outage: DatabaseOutage;

beforeEach(() => {
  vi.useFakeTimers();
  logged = [];
  outage = new DatabaseOutage(pino({}, { write: (line: string) => logged.push(JSON.parse(line).msg) }));
});
afterEach(() => vi.useRealTimers());

test('logs an outage once at its start and once at its end', () => {
  outage.recordSuccess();
  for (let count = 0; count < 5; count++) expect(outage.recordError(connectionRefused)).toBe(true);
  outage.recordSuccess();
  outage.recordSuccess();
  expect(logged).toEqual(['The database is unreachable; reconnecting', 'The database is reachable again']);
});

test('ignores a broken connection that is used after the outage', () => {
  outage.recordError(connectionRefused);
  outage.recordSuccess();
  vi.advanceTimersByTime(2000);
  outage.recordError(brokenConnection);
  outage.recordSuccess();
  expect(logged).toHaveLength(2);
});

test('counts a socket that the database closed during a query as an outage', () => {
  const closedSocket = new Prisma.PrismaClientKnownRequestError(
    'Database error. Code: `45009`. Message: `socket has unexpectedly been closed`',
    { code: 'P2039', clientVersion: Prisma.prismaVersion.client },
  );
  expect(outage.recordError(closedSocket)).toBe(true);
});

test('logs a second outage right after the first if it continues', () => {
  outage.recordError(connectionRefused);
  outage.recordSuccess();
  vi.advanceTimersByTime(2000);
  outage.recordError(connectionRefused);
  expect(logged).toHaveLength(2);
  vi.advanceTimersByTime(10_000);
  outage.recordError(connectionRefused);
  outage.recordSuccess();
  expect(logged).toHaveLength(4);
});

test('an error returned by the database is not an outage', () => {
  expect(outage.recordError(new Error('Duplicate entry'))).toBe(false);
  expect(logged).toEqual([]);
});

test('recognises the outage errors of the drivers and Prisma', async () => {
  vi.useRealTimers();
  const direct = new DirectDatabase('mysql://nobody@127.0.0.1:1/none');

  expect(outage.recordError(await direct.send(rows(Prisma.sql`SELECT 1`)).catch((error) => error))).toBe(
    true,
  );
  expect(outage.recordError(new Error('raw', { cause: { kind: 'DatabaseNotReachable' } }))).toBe(true);
  expect(
    outage.recordError(
      new Error('Message: `pool failed to retrieve a connection from pool\n    (active=0 idle=0)`'),
    ),
  ).toBe(true);
  expect(outage.recordError(new Error('A product has no price.'))).toBe(false);
  await direct.close();
});
