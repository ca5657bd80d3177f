import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isUnavailable } from './isUnavailable.ts';
import { RowGate } from './rowGate.ts';

let log: string[];
let endCallbacks: Map<string, () => void>;
let gate: RowGate;

beforeEach(() => {
  vi.useFakeTimers();
  log = [];
  endCallbacks = new Map();
  gate = new RowGate(10, 1000);
});
afterEach(() => vi.useRealTimers());

async function enter(name: string, ...rows: string[]) {
  const work = () => {
    log.push(name);
    return new Promise<void>((resolve) => endCallbacks.set(name, resolve));
  };
  gate.run({ rows }, work).catch((error) => log.push(`${name} ${isUnavailable(error) ? '503' : error}`));
  await flushTimers();
}

const flushTimers = () => vi.advanceTimersByTimeAsync(0);

async function leave(name: string) {
  endCallbacks.get(name)?.();
  await flushTimers();
}

test('allows three of ten connections for one row, admits the next when one is released, and does not block other rows', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) await enter(name, 'ring');
  await enter('other', 'chain');
  expect(log).toEqual(['a', 'b', 'c', 'other']);
  await leave('b');
  expect(log.at(-1)).toBe('d');
});

test('allows half of the connections to wait for locked rows', async () => {
  for (const row of ['r1', 'r2', 'r3', 'r4'])
    for (const position of [1, 2, 3]) await enter(`${row}.${position}`, row);
  expect(log).toHaveLength(4 + 5);
  await enter('other', 'chain');
  expect(log.at(-1)).toBe('other');
});

test('acquires several rows in a fixed order and each row once', async () => {
  for (const name of ['a', 'b', 'c', 'd'])
    await enter(name, ...(log.length % 2 ? ['x', 'y', 'x'] : ['y', 'x']));
  expect(log).toEqual(['a', 'b', 'c']);
  for (const name of ['a', 'b', 'c', 'd']) await leave(name);
  for (const name of ['e', 'f', 'g']) await enter(name, 'x');
  expect(log).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
});

test('refuses a transaction that waited too long as unavailable and releases its rows', async () => {
  for (const name of ['a', 'b', 'c']) await enter(name, 'y');
  await enter('late', 'x', 'y');
  await vi.advanceTimersByTimeAsync(1000);
  expect(log.at(-1)).toBe('late 503');
  for (const name of ['e', 'f', 'g']) await enter(name, 'x');
  expect(log.slice(-3)).toEqual(['late 503', 'e', 'f', 'g'].slice(1));
});
