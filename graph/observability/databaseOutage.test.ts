import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DirectDatabase } from '#graph/prisma/direct/directDatabase.ts';
import { rows } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import { DatabaseOutage } from './databaseOutage.ts';

const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
const broken = new Error('Cannot execute new commands: connection closed state');

let logged: string[];
let outage: DatabaseOutage;

beforeEach(() => {
  vi.useFakeTimers();
  logged = [];
  outage = new DatabaseOutage(pino({}, { write: (line: string) => logged.push(JSON.parse(line).msg) }));
});
afterEach(() => vi.useRealTimers());

test('an outage is logged once at its begin and once at its end, and nothing is before it', () => {
  outage.answered();
  for (let count = 0; count < 5; count++) expect(outage.notes(refused)).toBe(true);
  outage.answered();
  outage.answered();
  expect(logged).toEqual(['The database is lost; it is looked for', 'The database is found again']);
});

test('a connection that broke in the outage and is used after it begins no second one', () => {
  outage.notes(refused);
  outage.answered();
  vi.advanceTimersByTime(2000);
  outage.notes(broken);
  outage.answered();
  expect(logged).toHaveLength(2);
});

test('a database that is lost again right after it was found is logged if it stays away', () => {
  outage.notes(refused);
  outage.answered();
  vi.advanceTimersByTime(2000);
  outage.notes(refused);
  expect(logged).toHaveLength(2);
  vi.advanceTimersByTime(10_000);
  outage.notes(refused);
  outage.answered();
  expect(logged).toHaveLength(4);
});

test('an error that the database answered is no outage', () => {
  expect(outage.notes(new Error('Duplicate entry'))).toBe(false);
  expect(logged).toEqual([]);
});

test('the errors of drivers and of Prisma for a database that is away are known', async () => {
  vi.useRealTimers();
  const direct = new DirectDatabase('mysql://nobody@127.0.0.1:1/none');

  expect(outage.notes(await direct.send(rows(Prisma.sql`SELECT 1`)).catch((error) => error))).toBe(true);
  expect(outage.notes(new Error('raw', { cause: { kind: 'DatabaseNotReachable' } }))).toBe(true);
  expect(
    outage.notes(
      new Error('Message: `pool failed to retrieve a connection from pool\n    (active=0 idle=0)`'),
    ),
  ).toBe(true);
  expect(outage.notes(new Error('A product has no price.'))).toBe(false);
  await direct.close();
});
