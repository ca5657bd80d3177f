import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOpeningState } from './testing/openingState.ts';
import { reconcile } from './testing/reconcile.ts';
import { RecoveryMeter } from './testing/recoveryMeter.ts';
import { Shoppers } from './testing/shoppers.ts';
import { type RunningStore, startStore } from './testing/startStore.ts';
import { stockVariants, type TestVariant } from './testing/testStock.ts';

/** Number of kills per process: one in the normal test run, more in the long one (`npm run test:faults`). */
const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 1);
/** A program that exits five times within a minute is not restarted, so rounds are spaced apart. */
const ROUND_MS = 61_000;
const SHOPPERS = 16;

let store: RunningStore;
let variants: TestVariant[];

beforeAll(async () => {
  store = await startStore();
  variants = await stockVariants(store.databaseUrl);
});

afterAll(() => store?.stop());

test('the responses to shoppers match the database, even when sizes sell out', async () => {
  const openingState = await readOpeningState(store.databaseUrl);
  const shoppers = new Shoppers(store.url, { variants });
  await expect.poll(() => shoppers.tally.refused.OUT_OF_STOCK ?? 0, { timeout: 30_000 }).toBeGreaterThan(5);
  await shoppers.stop();

  const findings = await reconcile(store.databaseUrl, { acknowledged: shoppers.acknowledged, openingState });
  process.stdout.write(new RecoveryMeter().report('Shoppers without faults', shoppers.tally, findings));

  expect(findings).toMatchObject({ lost: [], duplicated: [], oversold: [], wrong: [] });
  expect(findings.orders).toBe(shoppers.acknowledged.length);
  expect(shoppers.tally).toMatchObject({ statuses: {}, broken: {} });
});

test(
  'the store recovers from any killed process while shoppers buy, and no order is lost, duplicated or oversold',
  async () => {
    const { databaseUrl, url } = store;
    const openingState = await readOpeningState(databaseUrl);
    const meter = new RecoveryMeter();
    const shoppers = new Shoppers(url, { variants, count: SHOPPERS });
    await shoppers.waitForOrderSentAfter(performance.now());
    for (let round = 0, startedAt = performance.now(); round < ROUNDS; round++) {
      if (round > 0) await pause(ROUND_MS - (performance.now() - startedAt));
      startedAt = performance.now();
      await measureKill(meter, shoppers, 'the server', 'server');
      await measureKill(meter, shoppers, 'the database', 'database');
      await measureKill(meter, shoppers, 'both', 'server', 'database');
      await measureKill(meter, shoppers, 'the database supervisor', 'databaseKeeper');
    }
    await shoppers.stop();

    const findings = await reconcile(databaseUrl, { acknowledged: shoppers.acknowledged, openingState });
    process.stdout.write(meter.report('Kills while 16 shoppers buy', shoppers.tally, findings));

    expect(findings).toMatchObject({ lost: [], duplicated: [], oversold: [], wrong: [] });
    // The port closes only briefly, so each shopper has at most one request refused per server kill. Each round kills
    // the server twice.
    expect(shoppers.tally.broken.ECONNREFUSED ?? 0).toBeLessThanOrEqual(2 * ROUNDS * SHOPPERS);
    const log = readFileSync(join(store.dataDir, 'store.log'), 'utf8');
    expect(shoppers.tally.unexplained, findErrors(log)).toBe(0);
  },
  ROUNDS * 2 * ROUND_MS,
);

type ProcessName = 'server' | 'database' | 'databaseKeeper';

/**
 * Kills processes, and measures the time until they have been replaced and an order sent afterwards is acknowledged.
 */
function measureKill(
  meter: RecoveryMeter,
  shoppers: Shoppers,
  target: string,
  ...names: ProcessName[]
): Promise<void> {
  const pidsBefore = store.readPids();
  const killProcesses = () => {
    for (const name of names) process.kill(pidsBefore[name] ?? throwMissingProcess(name), 'SIGKILL');
  };
  const isReplaced = () => {
    const pidsAfter = store.readPids();
    return names.every((name) => pidsAfter[name] && pidsAfter[name] !== pidsBefore[name]);
  };
  return meter.measure(`a kill of ${target}`, killProcesses, async () => {
    await expect.poll(isReplaced, { interval: 20, timeout: 60_000 }).toBe(true);
    await shoppers.waitForOrderSentAfter(performance.now());
  });
}

function throwMissingProcess(name: ProcessName): never {
  throw new Error(`There is no ${name} to kill.\n${store.readOutput()}`);
}

/** Returns the lines of level error in a server's log. */
function findErrors(log: string): string {
  return log
    .split('\n')
    .filter((line) => line.includes('"level":50'))
    .join('\n');
}
