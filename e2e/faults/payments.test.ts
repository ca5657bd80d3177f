import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPrisma } from '#graph/prisma/client.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { type PrivateServer, startPrivateServer } from '#tools/database/privateServer.mjs';
import { type FakeProviders, startFakeProviders } from '#tools/fakeProviders/startFakeProviders.ts';
import { fillDatabase } from '../../scripts/lib/databaseContents.mjs';
import { findFreePort } from '../../scripts/lib/process/ports.mjs';
import { buildServer, getBuiltProgram } from '../../scripts/lib/serverBuild.mjs';
import { buildWeb } from '../../scripts/lib/webBuild.mjs';
import { type StartedPayment, startEsewaPayment } from './testing/startEsewaPayment.ts';
import { type Instance, startInstance } from './testing/startInstance.ts';
import { stockVariants } from './testing/testStock.ts';

/** Number of server kills between the provider's result and its settlement. */
const KILLS = Number(process.env.FAULT_ROUNDS ?? 1) > 1 ? 50 : 3;
const SHOPPERS = 3;
const ROUND_MS = 30_000;

let folder: string;
let database: PrivateServer;
let databaseUrl: string;
let port: number;
let fakeProviders: FakeProviders;
let server: Instance;
let prisma: PrismaClient;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'store-payments-'));
  database = await startPrivateServer({ path: join(folder, 'database'), notice: 'In use by a test.' });
  databaseUrl = `${database.url}/store`;
  await buildServer();
  await buildWeb();
  await fillDatabase({ url: databaseUrl, dataDir: folder, demo: true, program: getBuiltProgram });
  port = await findFreePort();
  fakeProviders = await startFakeProviders({ storeUrl: getStoreUrl() });
  server = await start();
  prisma = createPrisma(databaseUrl);
});

afterAll(async () => {
  await server?.stop();
  await prisma?.$disconnect();
  await fakeProviders?.close();
  await database?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test(
  'a server killed between the provider’s confirmation and its settlement still settles every payment exactly once',
  async () => {
    const [variant] = await stockVariants(databaseUrl, { productCount: 1, limitedCount: 0 });
    if (!variant) throw new Error('There is nothing to buy.');
    const startedPayments: StartedPayment[] = [];
    for (let round = 0; round < KILLS; round++) {
      const newPayments = await Promise.all(
        Array.from({ length: SHOPPERS }, () => startEsewaPayment(getStoreUrl(), variant)),
      );
      startedPayments.push(...newPayments);
      // All customers have paid. Some return to the store while the server stops, and one never does.
      const returnUrls = newPayments.map(({ ref }) => fakeProviders.esewa.act(ref, 'pay'));
      const returnRequests = returnUrls
        .slice(1)
        .map((returnUrl) => returnUrl && fetch(returnUrl, { redirect: 'manual' }).catch(() => null));
      await pause(randomInt(150));
      await server.kill();
      await Promise.all(returnRequests);
      server = await start();
    }
    await makeJobsDue();

    const orderNumbers = startedPayments.map(({ number }) => number);
    const countUnpaidOrders = () =>
      prisma.order.count({ where: { number: { in: orderNumbers }, paymentStatus: { not: 'PAID' } } });
    await expect.poll(countUnpaidOrders, { timeout: ROUND_MS, interval: 250 }).toBe(0);
    const payments = await prisma.payment.findMany({ where: { order: { number: { in: orderNumbers } } } });
    expect(payments).toHaveLength(startedPayments.length);
    expect(new Set(payments.map(({ attemptId }) => attemptId)).size).toBe(startedPayments.length);
    const settledNpr = payments.reduce((sum, { amount }) => sum + amount, 0);
    expect(settledNpr * 100).toBe(fakeProviders.calculateSums().esewa.paidPaisa);
    process.stdout.write(
      `\n${KILLS} kills, ${startedPayments.length} payments, NPR ${settledNpr} on both sides\n`,
    );
  },
  KILLS * ROUND_MS,
);

/** Makes payment checks due now. Otherwise the claims of killed servers would delay them by up to five minutes. */
async function makeJobsDue(): Promise<void> {
  const pastTime = new Date(Date.now() - 1000);
  await prisma.job.updateMany({
    where: { kind: 'checkPayment', status: 'QUEUED' },
    data: { runAfter: pastTime },
  });
  await prisma.job.updateMany({
    where: { kind: 'checkPayment', status: 'RUNNING' },
    data: { claimedUntil: pastTime },
  });
  await prisma.paymentAttempt.updateMany({ data: { queriedAt: null } });
}

function getStoreUrl(): string {
  return `http://127.0.0.1:${port}`;
}

function start(): Promise<Instance> {
  return startInstance({
    port,
    databaseUrl,
    dataDir: folder,
    env: {
      NODE_ENV: 'development',
      DEMO: '1',
      DEMO_PAYMENTS_URL: fakeProviders.url,
      PUBLIC_URL: getStoreUrl(),
    },
  });
}
