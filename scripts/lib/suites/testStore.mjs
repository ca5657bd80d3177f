// @ts-check
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTrialServer } from '#tools/database/openDatabase.mjs';
import { fillDatabase } from '../databaseContents.mjs';
import { openDemoPayments } from '../demoPayments.mjs';
import { dataDirectory } from '../paths.mjs';
import { atEnd } from '../process/ending.mjs';
import { freePort } from '../process/ports.mjs';
import { step } from '../process/steps.mjs';
import { buildServer, builtProgram } from '../serverBuild.mjs';
import { startStoreServer } from '../storeServer.mjs';
import { buildWeb } from '../webBuild.mjs';

/**
 * A whole store with demo data on a free port, for a trial; it leaves nothing behind but its log.
 * @param {string} [databaseServer] url of a server to use; otherwise one is started
 * @returns {Promise<{ url: string, databaseUrl: string, paymentsUrl: string }>}
 */
export async function openTrialStore(databaseServer) {
  const server = databaseServer ?? (await startTrialDatabase());
  const databaseUrl = trialDatabase(server);
  const dataDir = mkdtempSync(join(tmpdir(), 'store-data-'));
  atEnd(() => rmSync(dataDir, { recursive: true, force: true }));
  await buildServer();
  await buildWeb();
  await fillDatabase({ url: databaseUrl, dataDir, demo: true, program: builtProgram });
  mkdirSync(dataDirectory(), { recursive: true });
  const log = join(dataDirectory(), 'trial.log');
  const port = await freePort();
  const paymentsUrl = await openDemoPayments({ storeUrl: `http://localhost:${port}`, log });
  // A journey has webhooks of its own taken on this machine.
  const env = { WEBHOOKS_TO_LOOPBACK: '1', DEMO_PAYMENTS_URL: paymentsUrl };
  const { url } = await step(
    'Opening the store',
    () => startStoreServer({ port, databaseUrl, dataDir, demo: true, log, env }),
    (store) => `Store open at ${store.url}`,
  );
  return { url, databaseUrl, paymentsUrl };
}

/**
 * @param {Parameters<typeof openTrialServer>[0]} [options]
 * @returns {Promise<string>} the server's url, without a database
 */
export async function startTrialDatabase(options) {
  const { url } = await step(
    'Starting a database for the trial',
    () => openTrialServer(options),
    () => 'Database for the trial running',
  );
  return url;
}

/**
 * A name on the server that nothing else has; what is there under it is removed at the end.
 * @param {string} server
 */
export function trialDatabase(server) {
  const url = new URL(server);
  const name = `store_trial_${randomBytes(4).toString('hex')}`;
  url.pathname = `/${name}`;
  atEnd(async () => {
    const { createConnection } = await import('mysql2/promise');
    const connection = await createConnection(server);
    await connection.query('DROP DATABASE IF EXISTS ??', [name]);
    await connection.end();
  });
  return url.href;
}
