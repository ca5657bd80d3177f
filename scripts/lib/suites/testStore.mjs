// @ts-check
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestServer } from '#tools/database/openDatabase.mjs';
import { fillDatabase } from '../databaseContents.mjs';
import { startDemoPayments } from '../demoPayments.mjs';
import { getDataDirectory } from '../paths.mjs';
import { findFreePort } from '../process/ports.mjs';
import { onExit } from '../process/shutdown.mjs';
import { step } from '../process/steps.mjs';
import { buildServer, getBuiltProgram } from '../serverBuild.mjs';
import { startStoreServer } from '../storeServer.mjs';
import { buildWeb } from '../webBuild.mjs';

/**
 * Opens a complete store with demo data on a free port for tests. Everything except its log is removed afterwards.
 * @param {string} [databaseServer] URL of a server to use; otherwise one is started
 * @returns {Promise<{ url: string, databaseUrl: string, paymentsUrl: string }>}
 */
export async function openTestStore(databaseServer) {
  const server = databaseServer ?? (await startTestDatabase());
  const databaseUrl = createTestDatabase(server);
  const dataDir = mkdtempSync(join(tmpdir(), 'store-data-'));
  onExit(() => rmSync(dataDir, { recursive: true, force: true }));
  await buildServer();
  await buildWeb();
  await fillDatabase({ url: databaseUrl, dataDir, demo: true, program: getBuiltProgram });
  mkdirSync(getDataDirectory(), { recursive: true });
  const log = join(getDataDirectory(), 'trial.log');
  const port = await findFreePort();
  const paymentsUrl = await startDemoPayments({ storeUrl: `http://localhost:${port}`, log });
  // One browser test receives webhooks on this machine.
  const env = { WEBHOOKS_TO_LOOPBACK: '1', DEMO_PAYMENTS_URL: paymentsUrl };
  const { url } = await step(
    'Opening the store',
    () => startStoreServer({ port, databaseUrl, dataDir, demo: true, log, env }),
    (store) => `Store open at ${store.url}`,
  );
  return { url, databaseUrl, paymentsUrl };
}

/**
 * @param {Parameters<typeof openTestServer>[0]} [options]
 * @returns {Promise<string>} the server's URL, without a database
 */
export async function startTestDatabase(options) {
  const { url } = await step(
    'Starting a test database',
    () => openTestServer(options),
    () => 'Test database running',
  );
  return url;
}

/**
 * Returns the URL of a new, uniquely named database on the server. The database is dropped when the script exits.
 * @param {string} server
 */
export function createTestDatabase(server) {
  const url = new URL(server);
  const name = `store_trial_${randomBytes(4).toString('hex')}`;
  url.pathname = `/${name}`;
  onExit(async () => {
    const { createConnection } = await import('mysql2/promise');
    const connection = await createConnection(server);
    await connection.query('DROP DATABASE IF EXISTS ??', [name]);
    await connection.end();
  });
  return url.href;
}
