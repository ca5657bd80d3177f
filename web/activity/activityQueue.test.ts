import { beforeEach, expect, test, vi } from 'vitest';
import { createActivityQueue } from './activityQueue.ts';

let isOnline: boolean;
let isServerReachable: boolean;
const batches: number[][] = [];

beforeEach(() => {
  vi.useFakeTimers();
  isOnline = true;
  isServerReachable = true;
  batches.length = 0;
});
const aQueue = () =>
  createActivityQueue<number>({
    send: async (items) => {
      batches.push(items);
      if (!isServerReachable) throw new Error('not reached');
    },
    isOnline: () => isOnline,
  });

const listNumbers = (count: number) => Array.from({ length: count }, (_, index) => index);

test('all queued items are sent when the tenth is added', () => {
  const queue = aQueue();
  for (const number of listNumbers(9)) queue.add(number);
  expect(batches).toEqual([]);
  queue.add(9);
  expect(batches).toEqual([listNumbers(10)]);
});

test('fewer than ten items are sent 30 seconds after the first one is added', async () => {
  const queue = aQueue();
  queue.add(1);
  await vi.advanceTimersByTimeAsync(20_000);
  queue.add(2);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(batches).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(batches).toEqual([[1, 2]]);
});

test('the 30 seconds restart with the first item after a flush', async () => {
  const queue = aQueue();
  queue.add(1);
  await queue.flush();
  await vi.advanceTimersByTimeAsync(29_000);
  queue.add(2);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(batches).toEqual([[1]]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(batches).toEqual([[1], [2]]);
});

test('an empty queue sends nothing', async () => {
  await aQueue().flush();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(batches).toEqual([]);
});

test('offline items are queued and sent on reconnection', async () => {
  isOnline = false;
  const queue = aQueue();
  for (const number of listNumbers(12)) queue.add(number);
  await vi.advanceTimersByTimeAsync(90_000);
  expect(batches).toEqual([]);
  isOnline = true;
  await queue.flush();
  expect(batches).toEqual([listNumbers(12)]);
});

test('failed items return to the front and are retried 30 seconds later', async () => {
  isServerReachable = false;
  const queue = aQueue();
  for (const number of listNumbers(10)) queue.add(number);
  await vi.advanceTimersByTimeAsync(0);
  queue.add(10);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(batches).toHaveLength(1);
  isServerReachable = true;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(batches[1]).toEqual(listNumbers(11));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(batches).toHaveLength(2);
});

test('a long queue is sent in several requests', async () => {
  isOnline = false;
  const queue = aQueue();
  for (const number of listNumbers(120)) queue.add(number);
  isOnline = true;
  await queue.flush();
  expect(batches.map(({ length }) => length)).toEqual([50, 50, 20]);
});

test('a very long queue drops its oldest items', async () => {
  isOnline = false;
  const queue = aQueue();
  for (const number of listNumbers(510)) queue.add(number);
  isOnline = true;
  await queue.flush();
  expect(batches.flat()).toEqual(listNumbers(510).slice(10));
});

test('a closed queue sends nothing, not even items of a failed request', async () => {
  isServerReachable = false;
  const queue = aQueue();
  queue.add(1);
  const flushPromise = queue.flush();
  queue.add(2);
  queue.close();
  await flushPromise;
  await vi.advanceTimersByTimeAsync(60_000);
  await queue.flush();
  expect(batches).toEqual([[1]]);
});
