import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Admission, type Place, type RequestClass } from './admission.ts';

let told: string[];
let leave: Map<string, () => void>;
let places: Map<string, Place>;
let gone: Set<string>;

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  leave = new Map();
  places = new Map();
  gone = new Set();
});
afterEach(() => vi.useRealTimers());

function ask(admission: Admission, name: string, kind: RequestClass = 'read') {
  admission.admit({
    kind,
    go: (place) => {
      told.push(`${name} goes in`);
      leave.set(name, place.release);
      places.set(name, place);
    },
    refuse: () => told.push(`${name} is refused`),
    isDisconnected: () => gone.has(name),
  });
}

const small = (given = {}) => new Admission({ maxConcurrent: 1, maxWaitMs: 1000, maxWaiting: 10, ...given });
/** Runs enough event loop turns for everybody who can be admitted. */
const turn = () => vi.advanceTimersByTimeAsync(1);

async function done(name: string) {
  leave.get(name)?.();
  await turn();
}

test('handles a limited number of requests at once and admits the next when one is done', async () => {
  const admission = small({ atOnce: 2 });
  for (const name of ['a', 'b', 'c']) ask(admission, name);
  await turn();
  expect(told).toEqual(['a goes in', 'b goes in']);
  await done('a');
  expect(told.at(-1)).toBe('c goes in');
  expect([admission.active, admission.countWaiting('read')]).toEqual([2, 0]);
});

test('admits one of several simultaneous requests, and the others after an event loop turn', async () => {
  const admission = small({ atOnce: 5 });
  for (const name of ['a', 'b', 'c']) ask(admission, name);
  expect(told).toEqual(['a goes in']);
  await turn();
  expect(told).toEqual(['a goes in', 'b goes in', 'c goes in']);
});

/** Returns the order in which waiting requests are admitted while `first` is handled, one by one. */
async function orderOf(waiting: readonly (readonly [string, RequestClass])[]): Promise<string[]> {
  const admission = small({ mostWaiting: 100 });
  ask(admission, 'first');
  for (const [name, kind] of waiting) ask(admission, name, kind);
  await turn();
  for (let last = 'first'; admission.active > 0; last = told.at(-1)?.split(' ')[0] ?? '') await done(last);
  return told.slice(1).map((line) => line.replace(' goes in', ''));
}

const named = (kind: RequestClass, letter: string, count: number) =>
  Array.from({ length: count }, (_, at) => [`${letter}${at + 1}`, kind] as const);

test('admits three waiting purchases for each waiting read', async () => {
  const order = await orderOf([...named('purchase', 'p', 8), ...named('read', 'r', 3)]);
  expect(order).toEqual(['p1', 'p2', 'p3', 'r1', 'p4', 'p5', 'p6', 'r2', 'p7', 'p8', 'r3']);
});

test('admits other requests after waiting reads, and in place of reads if none waits', async () => {
  const order = await orderOf([
    ...named('other', 'o', 2),
    ...named('purchase', 'p', 7),
    ...named('read', 'r', 1),
  ]);
  expect(order).toEqual(['p1', 'p2', 'p3', 'r1', 'p4', 'p5', 'p6', 'o1', 'p7', 'o2']);
});

test('admits one other request for every eight reads', async () => {
  const order = await orderOf([...named('other', 'o', 2), ...named('read', 'r', 20)]);
  expect(order.indexOf('o1')).toBe(8);
  expect(order.indexOf('o2')).toBe(17);
});

test('admits a sign-in among many reads without counting all of them as ahead', () => {
  const admission = small({ mostWaiting: 1000 });
  for (let one = 0; one < 150; one++) ask(admission, `read ${one}`);
  ask(admission, 'sign-in', 'other');
  expect(told).not.toContain('sign-in is refused');
});

test('refuses nobody after the event loop was blocked', async () => {
  const admission = small({ atOnce: 2 });
  for (const name of ['a', 'b']) ask(admission, name);
  await turn();
  ask(admission, 'waits');
  const now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now + 1500);
  await vi.advanceTimersByTimeAsync(100);
  expect(told).not.toContain('waits is refused');
  await done('a');
  expect(told.at(-1)).toBe('waits goes in');
});

test('admits a read behind purchases without counting all of them as ahead', async () => {
  const admission = small({ mostWaiting: 1000 });
  for (let one = 0; one < 500; one++) ask(admission, `order ${one}`, 'purchase');
  expect(admission.refused.purchase).toBeGreaterThan(0);
  ask(admission, 'read');
  expect(admission.refused.read).toBe(0);
});

test('refuses a request on arrival if the queue is full', () => {
  const admission = small({ mostWaiting: 1 });
  for (const name of ['a', 'b', 'c']) ask(admission, name);
  expect(told).toEqual(['a goes in', 'c is refused']);
  expect(admission.refused).toEqual({ purchase: 0, read: 1, other: 0 });
});

test('refuses a request on arrival if its estimated wait is too long, reads before purchases', async () => {
  const admission = small({ mostWaiting: 100 });
  for (let one = 0; one < 20; one++) ask(admission, `${one}`);
  for (let one = 0; one < 3; one++) {
    await vi.advanceTimersByTimeAsync(250);
    await done(`${one}`);
  }
  for (let one = 0; one < 6; one++) ask(admission, `late ${one}`);
  expect(told).toContain('late 5 is refused');
  ask(admission, 'order', 'purchase');
  expect(told).not.toContain('order is refused');
});

test('refuses a request that has waited too long even if no other is admitted', async () => {
  const admission = small();
  ask(admission, 'hangs');
  ask(admission, 'waits');
  await vi.advanceTimersByTimeAsync(1200);
  expect(told).toEqual(['hangs goes in', 'waits is refused']);
  expect(vi.getTimerCount()).toBe(0);
});

test('skips requests whose client has gone', async () => {
  const admission = small();
  for (const name of ['a', 'b', 'c']) ask(admission, name);
  await turn();
  gone.add('b');
  await done('a');
  expect(told).toEqual(['a goes in', 'c goes in']);
});

test('a place that is left twice admits only one request', async () => {
  const admission = small();
  for (const name of ['a', 'b', 'c']) ask(admission, name);
  await turn();
  await done('a');
  await done('a');
  expect(told).toEqual(['a goes in', 'b goes in']);
});

test('a request releases its place during an outside call and continues immediately after it', async () => {
  const admission = small();
  for (const name of ['a', 'b', 'c']) ask(admission, name);
  await turn();
  const [first, second] = [places.get('a')?.releaseDuring(), places.get('a')?.releaseDuring()];
  await turn();
  expect(told).toEqual(['a goes in', 'b goes in']);
  first?.();
  expect(admission.active).toBe(1);
  second?.();
  expect(admission.active).toBe(2);
  await done('b');
  expect(told.at(-1)).toBe('b goes in');
  await done('a');
  expect(told.at(-1)).toBe('c goes in');
});

test('a request that ends during an outside call does not take its place back', async () => {
  const admission = small();
  ask(admission, 'a');
  const takeBack = places.get('a')?.releaseDuring();
  await done('a');
  takeBack?.();
  expect(admission.active).toBe(0);
});
