import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PrivateServer, startPrivateServer } from '#tools/database/privateServer.mjs';
import { fillDatabase } from '../../scripts/lib/databaseContents.mjs';
import { findFreePort } from '../../scripts/lib/process/ports.mjs';
import { buildServer, getBuiltProgram } from '../../scripts/lib/serverBuild.mjs';
import { buildWeb } from '../../scripts/lib/webBuild.mjs';
import { Balancer } from './testing/balancer.ts';
import { readOpeningState } from './testing/openingState.ts';
import { reconcile } from './testing/reconcile.ts';
import { RecoveryMeter } from './testing/recoveryMeter.ts';
import { Shoppers } from './testing/shoppers.ts';
import { type Instance, startInstance } from './testing/startInstance.ts';
import { stockVariants } from './testing/testStock.ts';

/** Number of restarts of all instances: one in the normal test run. */
const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 1);

let folder: string;
let database: PrivateServer;
let databaseUrl: string;
let balancer: Balancer;
const instances: Instance[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'store-rolling-'));
  database = await startPrivateServer({ path: join(folder, 'database'), notice: 'In use by a test.' });
  databaseUrl = `${database.url}/store`;
  await buildServer();
  await buildWeb();
  await fillDatabase({ url: databaseUrl, dataDir: folder, demo: true, program: getBuiltProgram });
  for (const port of [await findFreePort(), await findFreePort()]) instances.push(await start(port));
  balancer = await Balancer.open(instances.map(({ port }) => port));
});

afterAll(async () => {
  await balancer?.close();
  await Promise.all(instances.map(({ stop: stopInstance }) => stopInstance()));
  await database?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test(
  'a rolling restart under load refuses no request and loses no order',
  async () => {
    const variants = await stockVariants(databaseUrl);
    const openingState = await readOpeningState(databaseUrl);
    const meter = new RecoveryMeter();
    const shoppers = new Shoppers(balancer.url, { variants, count: 6 });
    const exitCodes: (number | null)[] = [];

    for (let round = 0; round < ROUNDS; round++)
      for (const [index, { port, stop: stopInstance }] of instances.entries()) {
        await shoppers.waitForOrderSentAfter(performance.now());
        exitCodes.push(await stopInstance());
        instances[index] = await start(port);
        await expect.poll(() => balancer.isReceiving(port), { timeout: 20_000 }).toBe(true);
      }
    await shoppers.waitForOrderSentAfter(performance.now());
    await shoppers.stop();

    const findings = await reconcile(databaseUrl, { acknowledged: shoppers.acknowledged, openingState });
    process.stdout.write(meter.report('A rolling restart of two instances', shoppers.tally, findings));

    expect(exitCodes).toEqual(Array(2 * ROUNDS).fill(0));
    expect(shoppers.tally).toMatchObject({ statuses: {}, failed: {}, broken: {} });
    // The balancer did not have to resend any request either.
    expect(balancer.resentCounts).toEqual({});
    expect(findings).toMatchObject({ lost: [], duplicated: [], oversold: [], wrong: [] });
    expect(findings.orders).toBe(shoppers.acknowledged.length);
  },
  120_000 + ROUNDS * 60_000,
);

function start(port: number): Promise<Instance> {
  return startInstance({ port, databaseUrl, dataDir: folder, env: { DRAIN_SECONDS: '1' } });
}
