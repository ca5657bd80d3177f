import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBooks } from './testing/books.ts';
import { RecoveryMeter } from './testing/meter.ts';
import { layOut, type Piece } from './testing/pieces.ts';
import { reconcile } from './testing/reconcile.ts';
import { Shoppers } from './testing/shoppers.ts';
import { type RunningStore, startStore } from './testing/startStore.ts';

/** How often each is killed: once with all other tests, more often in the long form (`npm run test:faults`). */
const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 1);
/** What ends five times within a minute is given up: rounds keep apart. */
const ROUND_MS = 61_000;
const SHOPPERS = 16;

let store: RunningStore;
let pieces: Piece[];

beforeAll(async () => {
  store = await startStore();
  pieces = await layOut(store.databaseUrl);
});

afterAll(() => store?.stop());

test('what shoppers are told is what the database holds, also of sizes that sell out', async () => {
  const books = await openBooks(store.databaseUrl);
  const shoppers = new Shoppers(store.url, { pieces });
  await expect.poll(() => shoppers.tally.refused.OUT_OF_STOCK ?? 0, { timeout: 30_000 }).toBeGreaterThan(5);
  await shoppers.goHome();

  const findings = await reconcile(store.databaseUrl, { acknowledged: shoppers.acknowledged, books });
  process.stdout.write(new RecoveryMeter().report('Shoppers on a store in order', shoppers.tally, findings));

  expect(findings).toMatchObject({ lost: [], duplicated: [], oversold: [], wrong: [] });
  expect(findings.orders).toBe(shoppers.acknowledged.length);
  expect(shoppers.tally).toMatchObject({ statuses: {}, broken: {} });
});

test(
  'whatever is killed while shoppers buy, the store comes back, and no order is lost, doubled or sold twice',
  async () => {
    const { databaseUrl, url } = store;
    const books = await openBooks(databaseUrl);
    const meter = new RecoveryMeter();
    const shoppers = new Shoppers(url, { pieces, count: SHOPPERS });
    await shoppers.nextOrderSentAfter(performance.now());
    for (let round = 0, began = performance.now(); round < ROUNDS; round++) {
      if (round > 0) await pause(ROUND_MS - (performance.now() - began));
      began = performance.now();
      await measureKill(meter, shoppers, 'the server', 'server');
      await measureKill(meter, shoppers, 'the database', 'database');
      await measureKill(meter, shoppers, 'both', 'server', 'database');
      await measureKill(meter, shoppers, "the database's keeper", 'keeper');
    }
    await shoppers.goHome();

    const findings = await reconcile(databaseUrl, { acknowledged: shoppers.acknowledged, books });
    process.stdout.write(meter.report('Kills while 16 shoppers buy', shoppers.tally, findings));

    expect(findings).toMatchObject({ lost: [], duplicated: [], oversold: [], wrong: [] });
    // The port is closed for a moment at most, so nobody is refused twice after one of a round's two kills of the server.
    expect(shoppers.tally.broken.ECONNREFUSED ?? 0).toBeLessThanOrEqual(2 * ROUNDS * SHOPPERS);
    const log = readFileSync(join(store.dataDir, 'store.log'), 'utf8');
    expect(shoppers.tally.unexplained, errorsIn(log)).toBe(0);
  },
  ROUNDS * 2 * ROUND_MS,
);

type Name = 'server' | 'database' | 'keeper';

/** Kills processes, and waits until others are in their place and an order that was sent since is acknowledged. */
function measureKill(
  meter: RecoveryMeter,
  shoppers: Shoppers,
  whom: string,
  ...names: Name[]
): Promise<void> {
  const before = store.pids();
  const kill = () => {
    for (const name of names) process.kill(before[name] ?? missing(name), 'SIGKILL');
  };
  const isReplaced = () => {
    const after = store.pids();
    return names.every((name) => after[name] && after[name] !== before[name]);
  };
  return meter.measure(`a kill of ${whom}`, kill, async () => {
    await expect.poll(isReplaced, { interval: 20, timeout: 60_000 }).toBe(true);
    await shoppers.nextOrderSentAfter(performance.now());
  });
}

function missing(name: Name): never {
  throw new Error(`There is no ${name} to kill.\n${store.output()}`);
}

/** Returns the lines of a server's log with level error. */
function errorsIn(log: string): string {
  return log
    .split('\n')
    .filter((line) => line.includes('"level":50'))
    .join('\n');
}
