import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EventStream } from './eventStream.ts';
import { LiveUpdateHub } from './liveUpdateHub.ts';

const now = new Date('2026-11-20T06:00:00Z');

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function openStream(canListen: () => Promise<boolean> = async () => true, authorization = 'Bearer one') {
  const stream = new EventStream({
    owner: 'account:1',
    authorization,
    topics: ['orders', 'stock'],
    canListen,
  });
  let text = '';
  let hasEnded = false;
  stream.body.on('data', (bytes: Buffer) => {
    text += bytes.toString();
  });
  stream.body.on('end', () => {
    hasEnded = true;
  });
  return { stream, read: () => text, isEnded: () => hasEnded };
}

test('sends concurrent changes together, excluding topics the stream has not subscribed to', async () => {
  const hub = new LiveUpdateHub({ now: () => now });
  const { stream, read } = openStream();
  hub.add(stream);
  hub.publish([{ kind: 'ORDER_PLACED', subjectId: 'o-1' }]);
  hub.publish([
    { kind: 'ORDER', subjectId: 'o-1' },
    { kind: 'ORDER', subjectId: 'o-2' },
    { kind: 'PRODUCT', subjectId: 'p-1' },
    { kind: 'SETTINGS', subjectId: null },
  ]);
  await vi.advanceTimersByTimeAsync(300);
  expect(read()).toBe(
    'retry: 3000\n\nid: 2026-11-20T06:00:00.000Z\nevent: orders\ndata: {"added":["o-1"],"changed":["o-2"],"more":false}\n\n',
  );
});

test('sends `more` instead of ids above the limit', async () => {
  const hub = new LiveUpdateHub({ now: () => now });
  const { stream, read } = openStream();
  hub.add(stream);
  hub.publish(
    Array.from({ length: 500 }, (_, count) => ({ kind: 'STOCK' as const, subjectId: `p-${count}` })),
  );
  await vi.advanceTimersByTimeAsync(300);
  expect(read()).toContain('"more":true');
  expect(read().length).toBeLessThan(1200);
});

test('a stream sends heartbeats and ends with its session, which is checked once per token', async () => {
  const hub = new LiveUpdateHub({ now: () => now });
  let isSessionValid = true;
  const canListen = vi.fn(async () => isSessionValid);
  const [firstStream, secondStream] = [openStream(canListen), openStream(canListen)];
  const otherTokenStream = openStream(async () => true, 'Bearer other');
  for (const { stream } of [firstStream, secondStream, otherTokenStream]) hub.add(stream);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(firstStream.read()).toMatch(/:\n\n$/);
  expect(canListen).toHaveBeenCalledTimes(1);
  isSessionValid = false;
  await vi.advanceTimersByTimeAsync(15_000);
  expect([firstStream.isEnded(), secondStream.isEnded(), otherTokenStream.isEnded()]).toEqual([
    true,
    true,
    false,
  ]);
  expect(hub.countOpenStreams('account:1')).toBe(1);
});

test('no timer runs if there are no streams', async () => {
  const hub = new LiveUpdateHub({ now: () => now });
  hub.publish([{ kind: 'ORDER', subjectId: 'o-1' }]);
  expect(vi.getTimerCount()).toBe(0);
  const { stream } = openStream();
  hub.add(stream);
  hub.publish([{ kind: 'ORDER', subjectId: 'o-1' }]);
  expect(vi.getTimerCount()).toBe(2);
  hub.close();
  await vi.advanceTimersByTimeAsync(1);
  expect(vi.getTimerCount()).toBe(0);
});
