import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Admission, type AdmissionSlot, type RequestClass } from './admission.ts';

let decisions: string[];
let releaseFunctions: Map<string, () => void>;
let slots: Map<string, AdmissionSlot>;
let disconnectedClients: Set<string>;

beforeEach(() => {
  vi.useFakeTimers();
  decisions = [];
  releaseFunctions = new Map();
  slots = new Map();
  disconnectedClients = new Set();
});
afterEach(() => vi.useRealTimers());

function sendRequest(admission: Admission, name: string, kind: RequestClass = 'read') {
  admission.admit({
    kind,
    start: (slot) => {
      decisions.push(`${name} goes in`);
      releaseFunctions.set(name, slot.release);
      slots.set(name, slot);
    },
    refuse: () => decisions.push(`${name} is refused`),
    isDisconnected: () => disconnectedClients.has(name),
  });
}

const createSmallAdmission = (limits = {}) =>
  new Admission({ maxConcurrent: 1, maxWaitMs: 1000, maxWaiting: 10, ...limits });
/** Runs enough event loop turns to admit every request that can be admitted. */
const waitForTurn = () => vi.advanceTimersByTimeAsync(1);

async function finishRequest(name: string) {
  releaseFunctions.get(name)?.();
  await waitForTurn();
}

test('handles a limited number of requests at once and admits the next when one is done', async () => {
  const admission = createSmallAdmission({ maxConcurrent: 2 });
  for (const name of ['a', 'b', 'c']) sendRequest(admission, name);
  await waitForTurn();
  expect(decisions).toEqual(['a goes in', 'b goes in']);
  await finishRequest('a');
  expect(decisions.at(-1)).toBe('c goes in');
  expect([admission.active, admission.countWaiting('read')]).toEqual([2, 0]);
});

test('admits one of several simultaneous requests, and the others after an event loop turn', async () => {
  const admission = createSmallAdmission({ maxConcurrent: 5 });
  for (const name of ['a', 'b', 'c']) sendRequest(admission, name);
  expect(decisions).toEqual(['a goes in']);
  await waitForTurn();
  expect(decisions).toEqual(['a goes in', 'b goes in', 'c goes in']);
});

/** Returns the order in which waiting requests are admitted while `first` is handled, one by one. */
async function getAdmissionOrder(
  pendingRequests: readonly (readonly [string, RequestClass])[],
): Promise<string[]> {
  const admission = createSmallAdmission({ maxWaiting: 100 });
  sendRequest(admission, 'first');
  for (const [name, kind] of pendingRequests) sendRequest(admission, name, kind);
  await waitForTurn();
  for (let lastName = 'first'; admission.active > 0; lastName = decisions.at(-1)?.split(' ')[0] ?? '')
    await finishRequest(lastName);
  return decisions.slice(1).map((line) => line.replace(' goes in', ''));
}

const buildRequests = (kind: RequestClass, prefix: string, count: number) =>
  Array.from({ length: count }, (_, position) => [`${prefix}${position + 1}`, kind] as const);

test('admits three waiting purchases for each waiting read', async () => {
  const order = await getAdmissionOrder([
    ...buildRequests('purchase', 'p', 8),
    ...buildRequests('read', 'r', 3),
  ]);
  expect(order).toEqual(['p1', 'p2', 'p3', 'r1', 'p4', 'p5', 'p6', 'r2', 'p7', 'p8', 'r3']);
});

test('admits requests of the class “other” after waiting reads, and in place of reads if no read waits', async () => {
  const order = await getAdmissionOrder([
    ...buildRequests('other', 'o', 2),
    ...buildRequests('purchase', 'p', 7),
    ...buildRequests('read', 'r', 1),
  ]);
  expect(order).toEqual(['p1', 'p2', 'p3', 'r1', 'p4', 'p5', 'p6', 'o1', 'p7', 'o2']);
});

test('admits one request of the class “other” for every eight reads', async () => {
  const order = await getAdmissionOrder([
    ...buildRequests('other', 'o', 2),
    ...buildRequests('read', 'r', 20),
  ]);
  expect(order.indexOf('o1')).toBe(8);
  expect(order.indexOf('o2')).toBe(17);
});

test('admits a sign-in among many reads without counting all of them as ahead of it', () => {
  const admission = createSmallAdmission({ maxWaiting: 1000 });
  for (let index = 0; index < 150; index++) sendRequest(admission, `read ${index}`);
  sendRequest(admission, 'sign-in', 'other');
  expect(decisions).not.toContain('sign-in is refused');
});

test('refuses no request after the event loop was blocked', async () => {
  const admission = createSmallAdmission({ maxConcurrent: 2 });
  for (const name of ['a', 'b']) sendRequest(admission, name);
  await waitForTurn();
  sendRequest(admission, 'waits');
  const now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now + 1500);
  await vi.advanceTimersByTimeAsync(100);
  expect(decisions).not.toContain('waits is refused');
  await finishRequest('a');
  expect(decisions.at(-1)).toBe('waits goes in');
});

test('admits a read behind purchases without counting all of them as ahead of it', async () => {
  const admission = createSmallAdmission({ maxWaiting: 1000 });
  for (let index = 0; index < 500; index++) sendRequest(admission, `order ${index}`, 'purchase');
  expect(admission.refusedCounts.purchase).toBeGreaterThan(0);
  sendRequest(admission, 'read');
  expect(admission.refusedCounts.read).toBe(0);
});

test('refuses a request on arrival if the queue is full', () => {
  const admission = createSmallAdmission({ maxWaiting: 1 });
  for (const name of ['a', 'b', 'c']) sendRequest(admission, name);
  expect(decisions).toEqual(['a goes in', 'c is refused']);
  expect(admission.refusedCounts).toEqual({ purchase: 0, read: 1, other: 0 });
});

test('refuses a request on arrival if its estimated wait is too long, reads before purchases', async () => {
  const admission = createSmallAdmission({ maxWaiting: 100 });
  for (let index = 0; index < 20; index++) sendRequest(admission, `${index}`);
  for (let index = 0; index < 3; index++) {
    await vi.advanceTimersByTimeAsync(250);
    await finishRequest(`${index}`);
  }
  for (let index = 0; index < 6; index++) sendRequest(admission, `late ${index}`);
  expect(decisions).toContain('late 5 is refused');
  sendRequest(admission, 'order', 'purchase');
  expect(decisions).not.toContain('order is refused');
});

test('refuses a request that has waited too long even if no other request is admitted', async () => {
  const admission = createSmallAdmission();
  sendRequest(admission, 'hangs');
  sendRequest(admission, 'waits');
  await vi.advanceTimersByTimeAsync(1200);
  expect(decisions).toEqual(['hangs goes in', 'waits is refused']);
  expect(vi.getTimerCount()).toBe(0);
});

test('skips requests whose client has disconnected', async () => {
  const admission = createSmallAdmission();
  for (const name of ['a', 'b', 'c']) sendRequest(admission, name);
  await waitForTurn();
  disconnectedClients.add('b');
  await finishRequest('a');
  expect(decisions).toEqual(['a goes in', 'c goes in']);
});

test('a slot that is released twice admits only one request', async () => {
  const admission = createSmallAdmission();
  for (const name of ['a', 'b', 'c']) sendRequest(admission, name);
  await waitForTurn();
  await finishRequest('a');
  await finishRequest('a');
  expect(decisions).toEqual(['a goes in', 'b goes in']);
});

test('a request releases its slot during an outside call and continues immediately after it', async () => {
  const admission = createSmallAdmission();
  for (const name of ['a', 'b', 'c']) sendRequest(admission, name);
  await waitForTurn();
  const [firstReclaim, secondReclaim] = [slots.get('a')?.releaseDuring(), slots.get('a')?.releaseDuring()];
  await waitForTurn();
  expect(decisions).toEqual(['a goes in', 'b goes in']);
  firstReclaim?.();
  expect(admission.active).toBe(1);
  secondReclaim?.();
  expect(admission.active).toBe(2);
  await finishRequest('b');
  expect(decisions.at(-1)).toBe('b goes in');
  await finishRequest('a');
  expect(decisions.at(-1)).toBe('c goes in');
});

test('a request that ends during an outside call does not reclaim its slot', async () => {
  const admission = createSmallAdmission();
  sendRequest(admission, 'a');
  const reclaimSlot = slots.get('a')?.releaseDuring();
  await finishRequest('a');
  reclaimSlot?.();
  expect(admission.active).toBe(0);
});
