import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setInterval as everyMs } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { percentiles } from '#tools/bench/store/figures.mjs';
import { openBooks } from './testing/books.ts';
import { Crowd, type CrowdTally } from './testing/crowd.ts';
import { RecoveryMeter } from './testing/meter.ts';
import { layOut, type Piece } from './testing/pieces.ts';
import { reconcile } from './testing/reconcile.ts';
import { Shoppers } from './testing/shoppers.ts';
import { type RunningStore, startStore } from './testing/startStore.ts';

/** The long form has as many connections as the store once broke down under. */
const IS_LONG = Number(process.env.FAULT_ROUNDS ?? 1) > 1;
const { readers, buyers, seconds } = IS_LONG
  ? { readers: 700, buyers: 300, seconds: 40 }
  : { readers: 280, buyers: 120, seconds: 6 };
/** What the server may take at most, however many come. */
const MEMORY_MB = 350;

let store: RunningStore;
let pieces: Piece[];
/** When that was, in seconds since 1970. */
let laidOut: number;

beforeAll(async () => {
  store = await startStore();
  pieces = await layOut(store.databaseUrl);
  laidOut = Date.now() / 1000;
});

afterAll(() => store?.stop());

/** Up to when the server has taken in what others wrote, in seconds since 1970. */
async function followedUpTo(): Promise<number> {
  const metrics = await (await fetch(`${store.url}/metrics`)).text();
  return Number(/^events_followed_up_to_seconds(?:\{.*\})? (\S+)$/m.exec(metrics)?.[1]);
}

const KEPT = { query: '{ store { name currency } }' };

/** What was never asked before, so that no answer is kept for it. */
function askAnew() {
  const search = `ring ${randomInt(2 ** 40).toString(36)}`;
  return {
    query:
      '{ products(first: 24, filter: { search: "SEARCH" }) { totalCount edges { node { id name price } } } }'.replace(
        'SEARCH',
        search,
      ),
  };
}

test('many times more shoppers than it can serve cost the store no order and no answer but a short “come again”', async () => {
  const { databaseUrl, url, port } = store;
  const books = await openBooks(databaseUrl);
  // What was kept before that is made anew.
  await expect.poll(followedUpTo, { timeout: 20_000 }).toBeGreaterThan(laidOut);
  const known = new Crowd(port, { count: 1, ask: () => KEPT });
  await expect.poll(() => known.tally.statuses[200] ?? 0).toBeGreaterThan(0);
  const crowd = new Crowd(port, { count: readers, ask: askAnew });
  const shoppers = new Shoppers(url, { pieces, count: buyers, restMs: 0 });
  const { slowest, statuses } = await watchHealth(seconds);
  await Promise.all([crowd.goHome(), known.goHome(), shoppers.goHome()]);
  const memory = peakMb(store.pids().server);

  const findings = await reconcile(databaseUrl, { acknowledged: shoppers.acknowledged, books });
  process.stdout.write(
    [
      new RecoveryMeter().report(
        `${readers} readers and ${buyers} buyers for ${seconds} s`,
        shoppers.tally,
        findings,
      ),
      `  reads ${told(crowd.tally)}`,
      `  kept ${told(known.tally)}`,
      `  health ${JSON.stringify(statuses)}, slowest ${Math.round(slowest)} ms; memory at most ${memory} MB\n\n`,
    ].join('\n'),
  );

  expect(findings).toMatchObject({ lost: [], duplicated: [], oversold: [], wrong: [] });
  expect(findings.orders).toBe(shoppers.acknowledged.length);
  expect(shoppers.tally.withoutRetryAfter).toBe(0);
  expect([...Object.keys(shoppers.tally.statuses), ...Object.keys(crowd.tally.statuses)]).toSatisfy(areKnown);
  expect(shoppers.tally.broken).toEqual({});
  expect(crowd.tally.broken).toBe(0);
  expect(Object.keys(known.tally.statuses)).toEqual(['200']);
  expect(Object.keys(statuses)).toEqual(['200']);
  expect(memory).toBeLessThan(MEMORY_MB);
});

function areKnown(statuses: string[]): boolean {
  return statuses.every((status) => status === '200' || status === '503');
}

/** Asks five times a second whether the store is well. */
async function watchHealth(forSeconds: number) {
  const statuses: Record<number, number> = {};
  let slowest = 0;
  const until = performance.now() + forSeconds * 1000;
  for await (const _ of everyMs(200)) {
    const began = performance.now();
    if (began > until) break;
    const { status } = await fetch(`${store.url}/healthz`);
    slowest = Math.max(slowest, performance.now() - began);
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return { statuses, slowest };
}

function told({ statuses, times }: CrowdTally): string {
  return Object.entries(statuses)
    .map(([status, count]) => {
      const { p50, p99 } = percentiles(times[Number(status)] ?? []);
      return `${status}: ${count} (p50 ${Math.round(p50)}, p99 ${Math.round(p99)} ms)`;
    })
    .join(', ');
}

/** The most memory that a process has had, as Linux tells. */
function peakMb(pid: number | null): number {
  const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}
