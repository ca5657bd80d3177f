import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOpeningState } from './testing/openingState.ts';
import { reconcile } from './testing/reconcile.ts';
import { Shoppers } from './testing/shoppers.ts';
import { type RunningStore, startStore } from './testing/startStore.ts';
import { stockVariants } from './testing/testStock.ts';

let dataDir: string;
let store: RunningStore;

beforeAll(async () => {
  store = await startStore();
  dataDir = store.dataDir;
});

afterAll(async () => {
  await store?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('SIGTERM during purchases stops the server before its database, and no order is lost', async () => {
  const variants = await stockVariants(store.databaseUrl);
  const openingState = await readOpeningState(store.databaseUrl);
  const shoppers = new Shoppers(store.url, { variants });
  await shoppers.waitForOrderSentAfter(performance.now());

  process.kill(store.readPids().supervisor, 'SIGTERM');
  expect(await store.exitPromise).toBe(128 + 15);
  expect(readLog('mysql.log').at(-1)).toMatch(/Shutdown complete/);
  expect(readLog('store.log').join('\n')).not.toContain('The database is lost');

  // The store must use the same port, because the shoppers keep sending requests to it.
  store = await startStore({ dataDir, port: store.port });
  await shoppers.waitForOrderSentAfter(performance.now());
  await shoppers.stop();
  const findings = await reconcile(store.databaseUrl, { acknowledged: shoppers.acknowledged, openingState });
  expect(findings).toMatchObject({ lost: [], duplicated: [], oversold: [], wrong: [] });
});

test('logs keep earlier lines and mark each start', () => {
  for (const log of ['mysql.log', 'store.log'])
    expect(readLog(log).filter((line) => /^--- \S+ start of process \d+ ---$/.test(line))).toHaveLength(2);
});

test('visitors get a 503 while a server restarts, and a server that keeps crashing is stopped', async () => {
  for (let count = 0; count < 4; count++) await killNextServer();

  await expect
    .poll(fetchPage, { timeout: 30_000, interval: 20 })
    .toMatchObject({ status: 503, retryAfter: '2' });
  expect((await fetchPage()).text).toContain('Just a moment');
  const graphqlResponse = await fetch(`${store.url}/graphql`, {
    method: 'POST',
    body: '{"query":"{ store { name } }"}',
  });
  expect(graphqlResponse.status).toBe(503);
  expect(await graphqlResponse.json()).toMatchObject({
    errors: [{ extensions: { code: 'UNAVAILABLE', retryAfter: 2 } }],
  });

  await killNextServer();
  expect(await store.exitPromise).toBe(1);
  expect(store.readOutput()).toContain(
    'The server exited five times within a minute and will not be restarted.',
  );
});

const killedPids = new Set<number>();

/** Kills the next server process. */
async function killNextServer(): Promise<void> {
  const findNextPid = () => {
    const { server } = store.readPids();
    return server && !killedPids.has(server) ? server : 0;
  };
  await expect.poll(findNextPid, { interval: 20, timeout: 60_000 }).toBeGreaterThan(0);
  const pid = findNextPid();
  killedPids.add(pid);
  process.kill(pid, 'SIGKILL');
}

async function fetchPage() {
  const response = await fetch(store.url, { headers: { accept: 'text/html' } });
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    text: await response.text(),
  };
}

function readLog(name: string): string[] {
  return readFileSync(join(dataDir, name), 'utf8').trim().split('\n');
}
