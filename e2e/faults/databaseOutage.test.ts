import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PrivateServer, startPrivateServer } from '#tools/database/privateServer.mjs';
import { readRunFile } from '#tools/database/runFile.mjs';
import { readOpeningState } from './testing/openingState.ts';
import { reconcile } from './testing/reconcile.ts';
import { RecoveryMeter } from './testing/recoveryMeter.ts';
import { Shoppers } from './testing/shoppers.ts';
import { type RunningStore, startStore } from './testing/startStore.ts';
import { stockVariants } from './testing/testStock.ts';

/** Duration of the outage, which is longer in `npm run test:faults`. */
const OUTAGE_MS = process.env.FAULT_ROUNDS ? 60_000 : 4_000;

let folder: string;
let database: PrivateServer;
let store: RunningStore;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'store-elsewhere-'));
  database = await startPrivateServer({ path: folder, notice: 'In use by a test.' });
  store = await startStore({ env: { DATABASE_URL: `${database.url}/store` } });
});

afterAll(async () => {
  await store?.stop();
  await database?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test(
  'after an outage, the store reconnects to an external database without a restart and without flooding the log',
  async () => {
    const variants = await stockVariants(store.databaseUrl);
    const openingState = await readOpeningState(store.databaseUrl);
    const pidsBefore = store.readPids();
    const loggedLines = readLog().length;
    const shoppers = new Shoppers(store.url, { variants, count: 4 });
    await shoppers.waitForOrderSentAfter(performance.now());

    process.kill(Number.parseInt(readRunFile(join(folder, 'mysql.run.json'))?.server ?? '', 10), 'SIGKILL');
    await database.unexpectedExit;
    await expect.poll(async () => (await checkReadiness()).status, { timeout: 20_000 }).toBe(503);
    await pause(OUTAGE_MS);
    expect((await fetch(`${store.url}/healthz`)).status).toBe(200);

    const meter = new RecoveryMeter();
    await database.restart();
    await meter.measure(
      'the return of the database',
      () => {},
      (faultAt) => shoppers.waitForOrderSentAfter(faultAt),
    );
    await expect.poll(async () => (await checkReadiness()).status, { timeout: 20_000 }).toBe(200);
    await shoppers.stop();
    const findings = await reconcile(store.databaseUrl, {
      acknowledged: shoppers.acknowledged,
      openingState,
    });
    process.stdout.write(meter.report('Outage of an external database', shoppers.tally, findings));

    expect(findings).toMatchObject({ lost: [], duplicated: [], oversold: [], wrong: [] });
    expect(shoppers.tally.unexplained).toBe(0);
    expect(store.readPids().server).toBe(pidsBefore.server);
    const findLines = (pattern: string | RegExp) =>
      readLog()
        .slice(loggedLines)
        .filter((line) => line.search(pattern) >= 0);
    await expect.poll(() => findLines('The database is reachable again')).toHaveLength(1);
    expect(findLines('The database is unreachable')).toHaveLength(1);
    expect(findLines('Not ready')).toHaveLength(1);
    expect(findLines(/The worker failed|catalogue changes/)).toEqual([]);
  },
  OUTAGE_MS + 120_000,
);

function checkReadiness(): Promise<Response> {
  return fetch(`${store.url}/readyz`);
}

function readLog(): string[] {
  return readFileSync(join(store.dataDir, 'store.log'), 'utf8').trim().split('\n');
}
