import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setInterval as everyMs } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calculatePercentiles } from '#tools/bench/store/figures.mjs';
import { readOpeningState } from './testing/openingState.ts';
import { reconcile } from './testing/reconcile.ts';
import { RecoveryMeter } from './testing/recoveryMeter.ts';
import { type LoadTally, RequestLoad } from './testing/requestLoad.ts';
import { Shoppers } from './testing/shoppers.ts';
import { type RunningStore, startStore } from './testing/startStore.ts';
import { stockVariants, type TestVariant } from './testing/testStock.ts';

/** The long test run uses the number of connections that overloaded an earlier version of the store. */
const IS_LONG_RUN = Number(process.env.FAULT_ROUNDS ?? 1) > 1;
const { readers, buyers, seconds } = IS_LONG_RUN
  ? { readers: 700, buyers: 300, seconds: 40 }
  : { readers: 280, buyers: 120, seconds: 6 };
/** Maximum memory of the server, whatever the load. */
const MAX_MEMORY_MB = 350;

let store: RunningStore;
let variants: TestVariant[];
/** Time at which the products were created, in seconds since 1970. */
let stockedAt: number;

beforeAll(async () => {
  store = await startStore();
  variants = await stockVariants(store.databaseUrl);
  stockedAt = Date.now() / 1000;
});

afterAll(() => store?.stop());

/** Returns the time up to which the server has applied changes by other processes, in seconds since 1970. */
async function readAppliedUntil(): Promise<number> {
  const metrics = await (await fetch(`${store.url}/metrics`)).text();
  return Number(/^events_followed_up_to_seconds(?:\{.*\})? (\S+)$/m.exec(metrics)?.[1]);
}

const CACHED_QUERY = { query: '{ store { name currency } }' };

/** Returns a new query, for which no response is cached. */
function buildUncachedQuery() {
  const search = `ring ${randomInt(2 ** 40).toString(36)}`;
  return {
    query:
      '{ products(first: 24, filter: { search: "SEARCH" }) { totalCount edges { node { id name price } } } }'.replace(
        'SEARCH',
        search,
      ),
  };
}

test('an overloaded store loses no order, and refused requests get a short 503', async () => {
  const { databaseUrl, url, port } = store;
  const openingState = await readOpeningState(databaseUrl);
  // Responses cached before the products were created are recomputed.
  await expect.poll(readAppliedUntil, { timeout: 20_000 }).toBeGreaterThan(stockedAt);
  const cachedReads = new RequestLoad(port, { count: 1, buildBody: () => CACHED_QUERY });
  await expect.poll(() => cachedReads.tally.statuses[200] ?? 0).toBeGreaterThan(0);
  const readLoad = new RequestLoad(port, { count: readers, buildBody: buildUncachedQuery });
  const shoppers = new Shoppers(url, { variants, count: buyers, pauseMs: 0 });
  const { slowest: slowestMs, statuses } = await watchHealth(seconds);
  await Promise.all([readLoad.stop(), cachedReads.stop(), shoppers.stop()]);
  const peakMemory = readPeakMb(store.readPids().server);

  const findings = await reconcile(databaseUrl, { acknowledged: shoppers.acknowledged, openingState });
  process.stdout.write(
    [
      new RecoveryMeter().report(
        `${readers} readers and ${buyers} buyers for ${seconds} s`,
        shoppers.tally,
        findings,
      ),
      `  reads ${describeTally(readLoad.tally)}`,
      `  cached reads ${describeTally(cachedReads.tally)}`,
      `  health ${JSON.stringify(statuses)}, slowest ${Math.round(slowestMs)} ms; memory at most ${peakMemory} MB\n\n`,
    ].join('\n'),
  );

  expect(findings).toMatchObject({ lost: [], duplicated: [], oversold: [], wrong: [] });
  expect(findings.orders).toBe(shoppers.acknowledged.length);
  expect(shoppers.tally.withoutRetryAfter).toBe(0);
  expect([...Object.keys(shoppers.tally.statuses), ...Object.keys(readLoad.tally.statuses)]).toSatisfy(
    areStatusesExpected,
  );
  expect(shoppers.tally.broken).toEqual({});
  expect(readLoad.tally.broken).toBe(0);
  expect(Object.keys(cachedReads.tally.statuses)).toEqual(['200']);
  expect(Object.keys(statuses)).toEqual(['200']);
  expect(peakMemory).toBeLessThan(MAX_MEMORY_MB);
});

function areStatusesExpected(statuses: string[]): boolean {
  return statuses.every((status) => status === '200' || status === '503');
}

/** Checks the store's health five times a second. */
async function watchHealth(durationSeconds: number) {
  const statuses: Record<number, number> = {};
  let slowestMs = 0;
  const endsAt = performance.now() + durationSeconds * 1000;
  for await (const _ of everyMs(200)) {
    const startedAt = performance.now();
    if (startedAt > endsAt) break;
    const { status } = await fetch(`${store.url}/healthz`);
    slowestMs = Math.max(slowestMs, performance.now() - startedAt);
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return { statuses, slowest: slowestMs };
}

function describeTally({ statuses, times }: LoadTally): string {
  return Object.entries(statuses)
    .map(([status, count]) => {
      const { p50, p99 } = calculatePercentiles(times[Number(status)] ?? []);
      return `${status}: ${count} (p50 ${Math.round(p50)}, p99 ${Math.round(p99)} ms)`;
    })
    .join(', ');
}

/** Returns the peak memory of a process, as Linux reports it. */
function readPeakMb(pid: number | null): number {
  const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}
