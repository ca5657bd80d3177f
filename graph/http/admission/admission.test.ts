import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Admission, type Kind, type Place } from './admission.ts';

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

function ask(admission: Admission, name: string, kind: Kind = 'read') {
  admission.ask({
    kind,
    go: (place) => {
      told.push(`${name} goes in`);
      leave.set(name, place.leave);
      places.set(name, place);
    },
    refuse: () => told.push(`${name} is refused`),
    isGone: () => gone.has(name),
  });
}

const small = (given = {}) => new Admission({ atOnce: 1, longestWaitMs: 1000, mostWaiting: 10, ...given });
/** The event loop turns, often enough for all who may go in. */
const turn = () => vi.advanceTimersByTimeAsync(1);

async function done(name: string) {
  leave.get(name)?.();
  await turn();
}

test('so many as may are worked on at once, the next as soon as one is done', async () => {
  const admission = small({ atOnce: 2 });
  for (const name of ['a', 'b', 'c']) ask(admission, name);
  await turn();
  expect(told).toEqual(['a goes in', 'b goes in']);
  await done('a');
  expect(told.at(-1)).toBe('c goes in');
  expect([admission.active, admission.waiting('read')]).toEqual([2, 0]);
});

test('of those who come together one goes in, and the others once the event loop has heard who else is there', async () => {
  const admission = small({ atOnce: 5 });
  for (const name of ['a', 'b', 'c']) ask(admission, name);
  expect(told).toEqual(['a goes in']);
  await turn();
  expect(told).toEqual(['a goes in', 'b goes in', 'c goes in']);
});

/** The order in which those go in who wait while `first` is worked on, one after the other. */
async function orderOf(waiting: readonly (readonly [string, Kind])[]): Promise<string[]> {
  const admission = small({ mostWaiting: 100 });
  ask(admission, 'first');
  for (const [name, kind] of waiting) ask(admission, name, kind);
  await turn();
  for (let last = 'first'; admission.active > 0; last = told.at(-1)?.split(' ')[0] ?? '') await done(last);
  return told.slice(1).map((line) => line.replace(' goes in', ''));
}

const named = (kind: Kind, letter: string, count: number) =>
  Array.from({ length: count }, (_, at) => [`${letter}${at + 1}`, kind] as const);

test('of purchases and reads that wait, three purchases go in for each read', async () => {
  const order = await orderOf([...named('purchase', 'p', 8), ...named('read', 'r', 3)]);
  expect(order).toEqual(['p1', 'p2', 'p3', 'r1', 'p4', 'p5', 'p6', 'r2', 'p7', 'p8', 'r3']);
});

test('a view, a wish or a sign-in goes in before no read that waits, and has the turn of the reads while none does', async () => {
  const order = await orderOf([
    ...named('other', 'o', 2),
    ...named('purchase', 'p', 7),
    ...named('read', 'r', 1),
  ]);
  expect(order).toEqual(['p1', 'p2', 'p3', 'r1', 'p4', 'p5', 'p6', 'o1', 'p7', 'o2']);
});

test('while reads keep coming, one of the others goes in for each eight of them', async () => {
  const order = await orderOf([...named('other', 'o', 2), ...named('read', 'r', 20)]);
  expect(order.indexOf('o1')).toBe(8);
  expect(order.indexOf('o2')).toBe(17);
});

test('a sign-in that comes among many reads is not refused for all of those that wait', () => {
  const admission = small({ mostWaiting: 1000 });
  for (let one = 0; one < 150; one++) ask(admission, `read ${one}`);
  ask(admission, 'sign-in', 'other');
  expect(told).not.toContain('sign-in is refused');
});

test('nobody is refused for a time in which the event loop was held up', async () => {
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

test('a read may wait behind purchases, and is not refused for all of those that wait', async () => {
  const admission = small({ mostWaiting: 1000 });
  for (let one = 0; one < 500; one++) ask(admission, `order ${one}`, 'purchase');
  expect(admission.refused.purchase).toBeGreaterThan(0);
  ask(admission, 'read');
  expect(admission.refused.read).toBe(0);
});

test('one more than may wait is refused on arrival', () => {
  const admission = small({ mostWaiting: 1 });
  for (const name of ['a', 'b', 'c']) ask(admission, name);
  expect(told).toEqual(['a goes in', 'c is refused']);
  expect(admission.refused).toEqual({ purchase: 0, read: 1, other: 0 });
});

test('who would wait too long at the pace there is, is refused on arrival, a read before a purchase', async () => {
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

test('who has waited too long all the same is refused, though nothing moves', async () => {
  const admission = small();
  ask(admission, 'hangs');
  ask(admission, 'waits');
  await vi.advanceTimersByTimeAsync(1200);
  expect(told).toEqual(['hangs goes in', 'waits is refused']);
  expect(vi.getTimerCount()).toBe(0);
});

test('who has gone meanwhile takes nobody’s place', async () => {
  const admission = small();
  for (const name of ['a', 'b', 'c']) ask(admission, name);
  await turn();
  gone.add('b');
  await done('a');
  expect(told).toEqual(['a goes in', 'c goes in']);
});

test('leaving twice lets one in', async () => {
  const admission = small();
  for (const name of ['a', 'b', 'c']) ask(admission, name);
  await turn();
  await done('a');
  await done('a');
  expect(told).toEqual(['a goes in', 'b goes in']);
});

test('a request that waits for a service outside gives its place up, and goes on at once when it has its answer', async () => {
  const admission = small();
  for (const name of ['a', 'b', 'c']) ask(admission, name);
  await turn();
  const [first, second] = [places.get('a')?.stepOut(), places.get('a')?.stepOut()];
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

test('a request that ends while it is outside takes no place back', async () => {
  const admission = small();
  ask(admission, 'a');
  const takeBack = places.get('a')?.stepOut();
  await done('a');
  takeBack?.();
  expect(admission.active).toBe(0);
});
