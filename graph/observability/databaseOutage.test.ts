import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

test('an outage is logged once at its begin and once at its end', () => {
  expect(outage.notes(refused)).toBe(true);
  outage.notes(refused);
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
