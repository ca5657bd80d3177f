import { beforeEach, expect, test, vi } from 'vitest';
import { clearSession, storeSession } from '#web/session/token/tokenStore.ts';
import { createViewer } from '#web/testing/createViewer.ts';
import type { LiveUpdate } from './liveUpdate.ts';
import { subscribeToLiveUpdates } from './liveUpdates.ts';

const asha = createViewer({ role: 'ADMIN' });
const encoder = new TextEncoder();

let streams: { send: (text: string) => void; end: () => void; headers: Record<string, string> }[];
let receivedUpdates: LiveUpdate[];

beforeEach(() => {
  vi.useFakeTimers();
  streams = [];
  receivedUpdates = [];
  storeSession('t'.repeat(60), asha, Date.now());
  vi.stubGlobal('fetch', async (_address: string, { headers, signal }: RequestInit) => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        signal?.addEventListener('abort', () => controller.error(new Error('Gone')));
        streams.push({
          send: (text) => controller.enqueue(encoder.encode(text)),
          end: () => controller.close(),
          headers: headers as Record<string, string>,
        });
      },
    });
    return new Response(body, { status: 200 });
  });
});

const formatEvent = (id: string, name: string, data: object) =>
  `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const createUpdate = (addedIds: string[]): LiveUpdate => ({ added: addedIds, changed: [], more: false });
const settle = () => vi.advanceTimersByTimeAsync(0);

test('delivers events of a topic, however the stream is split, and sends the token in a header', async () => {
  const stop = subscribeToLiveUpdates('orders', (update) => receivedUpdates.push(update));
  await settle();
  const text = formatEvent('2026-11-20T06:00:00.000Z', 'orders', createUpdate(['o-1']));
  streams[0]?.send(`retry: 3000\n\n${text.slice(0, 50)}`);
  streams[0]?.send(`${text.slice(50)}:\n\n${formatEvent('2026', 'stock', createUpdate(['other']))}`);
  await settle();
  expect(receivedUpdates).toEqual([createUpdate(['o-1'])]);
  expect(streams[0]?.headers.authorization).toBe(`Bearer ${'t'.repeat(60)}`);
  stop();
});

test('resumes an ended or silent stream from its last event', async () => {
  const stop = subscribeToLiveUpdates('orders', (update) => receivedUpdates.push(update));
  await settle();
  streams[0]?.send(formatEvent('at-1', 'orders', createUpdate(['o-1'])));
  await settle();
  streams[0]?.end();
  await vi.advanceTimersByTimeAsync(1000);
  expect(streams[1]?.headers['last-event-id']).toBe('at-1');
  streams[1]?.send(formatEvent('at-2', 'missed', {}));
  await settle();
  expect(receivedUpdates.at(-1)).toEqual({ added: [], changed: [], more: true });
  await vi.advanceTimersByTimeAsync(42_000);
  expect(streams[2]?.headers['last-event-id']).toBe('at-2');
  stop();
});

test('backs off after each failure and stops without subscribers', async () => {
  const fetchMock = vi.fn(async () => new Response(null, { status: 503 }));
  vi.stubGlobal('fetch', fetchMock);
  const stop = subscribeToLiveUpdates('orders', (update) => receivedUpdates.push(update));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(fetchMock.mock.calls.length).toBeGreaterThan(4);
  expect(fetchMock.mock.calls.length).toBeLessThan(11);
  stop();
  const previousCallCount = fetchMock.mock.calls.length;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(fetchMock.mock.calls.length).toBe(previousCallCount);
});

test('delivers nothing after the session ends', async () => {
  const stop = subscribeToLiveUpdates('orders', (update) => receivedUpdates.push(update));
  await settle();
  clearSession();
  streams[0]?.send(formatEvent('2026-11-20T06:00:00.000Z', 'orders', createUpdate(['o-1'])));
  await settle();
  expect(receivedUpdates).toEqual([]);
  stop();
});
