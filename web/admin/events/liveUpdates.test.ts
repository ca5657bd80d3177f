import { beforeEach, expect, test, vi } from 'vitest';
import { clearSession, keepSession } from '#web/session/token/tokenStore.ts';
import { aViewer } from '#web/testing/aViewer.ts';
import { listenToDesk } from './deskEvents.ts';
import type { DeskNews } from './deskNews.ts';

const asha = aViewer({ role: 'ADMIN' });
const encoder = new TextEncoder();

let streams: { send: (text: string) => void; end: () => void; headers: Record<string, string> }[];
let heard: DeskNews[];

beforeEach(() => {
  vi.useFakeTimers();
  streams = [];
  heard = [];
  keepSession('t'.repeat(60), asha, Date.now());
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

const event = (id: string, name: string, data: object) =>
  `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const news = (added: string[]): DeskNews => ({ added, changed: [], more: false });
const settle = () => vi.advanceTimersByTimeAsync(0);

test('tells of a topic what comes, however it is cut, with the token in a header', async () => {
  const stop = listenToDesk('orders', (told) => heard.push(told));
  await settle();
  const text = event('2026-11-20T06:00:00.000Z', 'orders', news(['o-1']));
  streams[0]?.send(`retry: 3000\n\n${text.slice(0, 50)}`);
  streams[0]?.send(`${text.slice(50)}:\n\n${event('2026', 'stock', news(['other']))}`);
  await settle();
  expect(heard).toEqual([news(['o-1'])]);
  expect(streams[0]?.headers.authorization).toBe(`Bearer ${'t'.repeat(60)}`);
  stop();
});

test('takes a stream that has ended up where it was left, and one that is silent', async () => {
  const stop = listenToDesk('orders', (told) => heard.push(told));
  await settle();
  streams[0]?.send(event('at-1', 'orders', news(['o-1'])));
  await settle();
  streams[0]?.end();
  await vi.advanceTimersByTimeAsync(1000);
  expect(streams[1]?.headers['last-event-id']).toBe('at-1');
  streams[1]?.send(event('at-2', 'missed', {}));
  await settle();
  expect(heard.at(-1)).toEqual({ added: [], changed: [], more: true });
  await vi.advanceTimersByTimeAsync(42_000);
  expect(streams[2]?.headers['last-event-id']).toBe('at-2');
  stop();
});

test('waits longer after each failure, and asks for nothing once nobody listens', async () => {
  const asked = vi.fn(async () => new Response(null, { status: 503 }));
  vi.stubGlobal('fetch', asked);
  const stop = listenToDesk('orders', (told) => heard.push(told));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(asked.mock.calls.length).toBeGreaterThan(4);
  expect(asked.mock.calls.length).toBeLessThan(11);
  stop();
  const before = asked.mock.calls.length;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked.mock.calls.length).toBe(before);
});

test('tells nobody any more once the session is over', async () => {
  const stop = listenToDesk('orders', (told) => heard.push(told));
  await settle();
  clearSession();
  streams[0]?.send(event('2026-11-20T06:00:00.000Z', 'orders', news(['o-1'])));
  await settle();
  expect(heard).toEqual([]);
  stop();
});
