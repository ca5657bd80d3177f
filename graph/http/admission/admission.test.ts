import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Admission, type Place, type RequestClass } from './admission.ts';

let decisions: string[];
let leave: Map<string, () => void>;
let places: Map<string, Place>;
let disconnectedClients: Set<string>;

beforeEach(() => {
  vi.useFakeTimers();
  decisions = [];
  leave = new Map();
  places = new Map();
  disconnectedClients = new Set();
});
afterEach(() => vi.useRealTimers());

function ask(admission: Admission, name: string, kind: RequestClass = 'read') {
  admission.admit({
    kind,
    start: (place) => {
      decisions.push(`${name} goes in`);
      leave.set(name, place.release);
      places.set(name, place);
    },
    refuse: () => decisions.push(`${name} is refused`),
    isDisconnected: () => disconnectedClients.has(name),
  });
}

const small = (limits = {}) =>
  new Admission({ maxConcurrent: 1, maxWaitMs: 1000, maxWaiting: 10, ...limits });
/** Runs enough event loop turns to admit every request that can be admitted. */
const turn = () => vi.advanceTimersByTimeAsync(1);

async function finishRequest(name: string) {
  leave.get(name)?.();
  await turn();
}

test('handles a limited number of requests at once and admits the next when one is done', async () => {
  const admission = small({ maxConcurrent: 2 });
  for (const name of ['a', 'b', 'c']) ask(admission, name);
  await turn();
  expect(decisions).toEqual(['a goes in', 'b goes in']);
  await finishRequest('a');
  expect(decisions.at(-1)).toBe('c goes in');
  expect([admission.active, admission.countWaiting('read')]).toEqual([2, 0]);
});

test('admits one of several simultaneous requests, and the others after an event loop turn', async () => {
  const admission = small({ maxConcurrent: 5 });
  for (const name of ['a', 'b', 'c']) ask(admission, name);
  expect(decisions).toEqual(['a goes in']);
  await turn();
  expect(decisions).toEqual(['a goes in', 'b goes in', 'c goes in']);
});

/** Returns the order in which waiting requests are admitted while `first` is handled, one by one. */
async function getAdmissionOrder(
  pendingRequests: readonly (readonly [string, RequestClass])[],
): Promise<string[]> {
  const admission = small({ maxWaiting: 100 });
  ask(admission, 'first');
  for (const [name, kind] of pendingRequests) ask(admission, name, kind);
  await turn();
  for (let last = 'first'; admission.active > 0; last = decisions.at(-1)?.split(' ')[0] ?? '')
    await finishRequest(last);
  return decisions.slice(1).map((line) => line.replace(' goes in', ''));
}

const buildRequests = (kind: RequestClass, letter: string, count: number) =>
  Array.from({ length: count }, (_, at) => [`${letter}${at + 1}`, kind] as const);

test('admits three waiting purchases for each waiting read', async () => {
  const order = await getAdmissionOrder([
    ...buildRequests('purchase', 'p', 8),
    ...buildRequests('read', 'r', 3),
  ]);
  expect(order).toEqual(['p1', 'p2', 'p3', 'r1', 'p4', 'p5', 'p6', 'r2', 'p7', 'p8', 'r3']);
});

test('admits other requests after waiting reads, and in place of reads if none waits', async () => {
  const order = await getAdmissionOrder([
    ...buildRequests('other', 'o', 2),
    ...buildRequests('purchase', 'p', 7),
    ...buildRequests('read', 'r', 1),
  ]);
  expect(order).toEqual(['p1', 'p2', 'p3', 'r1', 'p4', 'p5', 'p6', 'o1', 'p7', 'o2']);
});

test('admits one other request for every eight reads', async () => {
  const order = await getAdmissionOrder([
    ...buildRequests('other', 'o', 2),
    ...buildRequests('read', 'r', 20),
  ]);
  expect(order.indexOf('o1')).toBe(8);
  expect(order.indexOf('o2')).toBe(17);
});

test('admits a sign-in among many reads without counting all of them as ahead', () => {
  const admission = small({ maxWaiting: 1000 });
  for (let index = 0; index < 150; index++) ask(admission, `read ${index}`);
  ask(admission, 'sign-in', 'other');
  expect(decisions).not.toContain('sign-in is refused');
});

test('refuses no request after the event loop was blocked', async () => {
  const admission = small({ maxConcurrent: 2 });
  for (const name of ['a', 'b']) ask(admission, name);
  await turn();
  ask(admission, 'waits');
  const now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now + 1500);
  await vi.advanceTimersByTimeAsync(100);
  expect(decisions).not.toContain('waits is refused');
  await finishRequest('a');
  expect(decisions.at(-1)).toBe('waits goes in');
});

test('admits a read behind purchases without counting all of them as ahead', async () => {
  const admission = small({ maxWaiting: 1000 });
  for (let index = 0; index < 500; index++) ask(admission, `order ${index}`, 'purchase');
  expect(admission.refusedCounts.purchase).toBeGreaterThan(0);
  ask(admission, 'read');
  expect(admission.refusedCounts.read).toBe(0);
});

test('refuses a request on arrival if the queue is full', () => {
  const admission = small({ maxWaiting: 1 });
  for (const name of ['a', 'b', 'c']) ask(admission, name);
  expect(decisions).toEqual(['a goes in', 'c is refused']);
  expect(admission.refusedCounts).toEqual({ purchase: 0, read: 1, other: 0 });
});

test('refuses a request on arrival if its estimated wait is too long, reads before purchases', async () => {
  const admission = small({ maxWaiting: 100 });
  for (let index = 0; index < 20; index++) ask(admission, `${index}`);
  for (let index = 0; index < 3; index++) {
    await vi.advanceTimersByTimeAsync(250);
    await finishRequest(`${index}`);
  }
  for (let index = 0; index < 6; index++) ask(admission, `late ${index}`);
  expect(decisions).toContain('late 5 is refused');
  ask(admission, 'order', 'purchase');
  expect(decisions).not.toContain('order is refused');
});

test('refuses a request that has waited too long even if no other is admitted', async () => {
  const admission = small();
  ask(admission, 'hangs');
  ask(admission, 'waits');
  await vi.advanceTimersByTimeAsync(1200);
  expect(decisions).toEqual(['hangs goes in', 'waits is refused']);
  expect(vi.getTimerCount()).toBe(0);
});

test('skips requests whose client has disconnected', async () => {
  const admission = small();
  for (const name of ['a', 'b', 'c']) ask(admission, name);
  await turn();
  disconnectedClients.add('b');
  await finishRequest('a');
  expect(decisions).toEqual(['a goes in', 'c goes in']);
});

test('a place that is released twice admits only one request', async () => {
  const admission = small();
  for (const name of ['a', 'b', 'c']) ask(admission, name);
  await turn();
  await finishRequest('a');
  await finishRequest('a');
  expect(decisions).toEqual(['a goes in', 'b goes in']);
});

test('a request releases its place during an outside call and continues immediately after it', async () => {
  const admission = small();
  for (const name of ['a', 'b', 'c']) ask(admission, name);
  await turn();
  const [first, second] = [places.get('a')?.releaseDuring(), places.get('a')?.releaseDuring()];
  await turn();
  expect(decisions).toEqual(['a goes in', 'b goes in']);
  first?.();
  expect(admission.active).toBe(1);
  second?.();
  expect(admission.active).toBe(2);
  await finishRequest('b');
  expect(decisions.at(-1)).toBe('b goes in');
  await finishRequest('a');
  expect(decisions.at(-1)).toBe('c goes in');
});

test('a request that ends during an outside call does not take its place back', async () => {
  const admission = small();
  ask(admission, 'a');
  const reclaimPlace = places.get('a')?.releaseDuring();
  await finishRequest('a');
  reclaimPlace?.();
  expect(admission.active).toBe(0);
});
