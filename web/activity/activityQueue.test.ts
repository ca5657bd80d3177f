import { beforeEach, expect, test, vi } from 'vitest';
import { createActivityQueue } from './activityQueue.ts';

let isOnline: boolean;
let isReached: boolean;
const sent: number[][] = [];

beforeEach(() => {
  vi.useFakeTimers();
  isOnline = true;
  isReached = true;
  sent.length = 0;
});
const aQueue = () =>
  createActivityQueue<number>({
    send: async (items) => {
      sent.push(items);
      if (!isReached) throw new Error('not reached');
    },
    isOnline: () => isOnline,
  });

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

test('nine wait, and the tenth takes all of them along at once', () => {
  const queue = aQueue();
  for (const each of numbers(9)) queue.add(each);
  expect(sent).toEqual([]);
  queue.add(9);
  expect(sent).toEqual([numbers(10)]);
});

test('fewer than ten leave 30 seconds after the first of them', async () => {
  const queue = aQueue();
  queue.add(1);
  await vi.advanceTimersByTimeAsync(20_000);
  queue.add(2);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([[1, 2]]);
});

test('the 30 seconds start anew with the first after a flush', async () => {
  const queue = aQueue();
  queue.add(1);
  await queue.flush();
  await vi.advanceTimersByTimeAsync(29_000);
  queue.add(2);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(sent).toEqual([[1]]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual([[1], [2]]);
});

test('nothing is sent where nothing waits', async () => {
  await aQueue().flush();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([]);
});

test('offline everything waits, and leaves when the connection is back', async () => {
  isOnline = false;
  const queue = aQueue();
  for (const each of numbers(12)) queue.add(each);
  await vi.advanceTimersByTimeAsync(90_000);
  expect(sent).toEqual([]);
  isOnline = true;
  await queue.flush();
  expect(sent).toEqual([numbers(12)]);
});

test('what has not arrived goes back to the front, and is tried again 30 seconds later', async () => {
  isReached = false;
  const queue = aQueue();
  for (const each of numbers(10)) queue.add(each);
  await vi.advanceTimersByTimeAsync(0);
  queue.add(10);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(sent).toHaveLength(1);
  isReached = true;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent[1]).toEqual(numbers(11));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(2);
});

test('a long queue leaves in several requests', async () => {
  isOnline = false;
  const queue = aQueue();
  for (const each of numbers(120)) queue.add(each);
  isOnline = true;
  await queue.flush();
  expect(sent.map(({ length }) => length)).toEqual([50, 50, 20]);
});

test('of a very long queue the oldest are let go', async () => {
  isOnline = false;
  const queue = aQueue();
  for (const each of numbers(510)) queue.add(each);
  isOnline = true;
  await queue.flush();
  expect(sent.flat()).toEqual(numbers(510).slice(10));
});

test('a queue that is closed sends nothing any more, not even what a failure would bring back', async () => {
  isReached = false;
  const queue = aQueue();
  queue.add(1);
  const flushed = queue.flush();
  queue.add(2);
  queue.close();
  await flushed;
  await vi.advanceTimersByTimeAsync(60_000);
  await queue.flush();
  expect(sent).toEqual([[1]]);
});
