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

test('a write goes in before the reads that came before it', async () => {
  const admission = small();
  ask(admission, 'first');
  ask(admission, 'read');
  ask(admission, 'order', 'write');
  await turn();
  await done('first');
  await done('order');
  expect(told).toEqual(['first goes in', 'order goes in', 'read goes in']);
});

test('one more than may wait is refused on arrival', () => {
  const admission = small({ mostWaiting: 1 });
  for (const name of ['a', 'b', 'c']) ask(admission, name);
  expect(told).toEqual(['a goes in', 'c is refused']);
  expect(admission.refused).toEqual({ read: 1, write: 0 });
});

test('who would wait too long at the pace there is, is refused on arrival, a read before a write', async () => {
  const admission = small({ mostWaiting: 100 });
  for (let one = 0; one < 20; one++) ask(admission, `${one}`);
  for (let one = 0; one < 3; one++) {
    await vi.advanceTimersByTimeAsync(250);
    await done(`${one}`);
  }
  for (let one = 0; one < 6; one++) ask(admission, `late ${one}`);
  expect(told).toContain('late 5 is refused');
  ask(admission, 'order', 'write');
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
