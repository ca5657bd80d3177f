// @ts-check
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { fillDatabase } from '../../../scripts/lib/databaseContents.mjs';
import { getDataDirectory } from '../../../scripts/lib/paths.mjs';
import { findFreePort } from '../../../scripts/lib/process/ports.mjs';
import { onExit } from '../../../scripts/lib/process/shutdown.mjs';
import { getBuiltProgram } from '../../../scripts/lib/serverBuild.mjs';
import { startStoreServer } from '../../../scripts/lib/storeServer.mjs';
import { createTestDatabase } from '../../../scripts/lib/suites/testStore.mjs';

/**
 * @typedef {object} BenchStore
 * @property {number} port
 * @property {string} url GraphQL endpoint
 * @property {import('./processes.mjs').Pid} pid
 * @property {import('./processes.mjs').Pid} databasePid
 * @property {string} databaseUrl
 * @property {() => Promise<void>} stop
 */

const initialStock = 1_000_000;

/**
 * Creates a database with the demo products and stock that never sells out.
 * @param {string} server URL of the database server
 */
export async function fillBenchDatabase(server) {
  const databaseUrl = createTestDatabase(server);
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-data-'));
  onExit(() => rmSync(dataDir, { recursive: true, force: true }));
  await fillDatabase({ url: databaseUrl, dataDir, demo: true, program: getBuiltProgram });
  const connection = await createConnection(databaseUrl);
  await fillLevels(connection, '1 = 1', initialStock);
  await connection.query(
    'UPDATE products SET stock = ? * (SELECT COUNT(*) FROM variants WHERE product_id = products.id)',
    [initialStock],
  );
  await connection.end();
  return { databaseUrl, dataDir, databasePid: await findDatabase(databaseUrl) };
}

/**
 * Sets the stock of each variant that meets a condition at the store's first location.
 * @param {import('mysql2/promise').Connection} connection
 * @param {string} condition SQL condition
 * @param {number} stock
 * @param {unknown[]} [values]
 */
export async function fillLevels(connection, condition, stock, values = []) {
  await connection.query(
    `DELETE FROM stock_levels WHERE variant_id IN (SELECT id FROM variants WHERE ${condition})`,
    values,
  );
  await connection.query(
    `INSERT INTO stock_levels (variant_id, location_id, quantity)
     SELECT v.id, l.id, ? FROM variants v JOIN (SELECT id FROM locations ORDER BY position, id LIMIT 1) l WHERE ${condition}`,
    [stock, ...values],
  );
  await connection.query(`UPDATE variants SET stock = ? WHERE ${condition}`, [stock, ...values]);
}

/**
 * Starts the built store with this database in production mode, as `npm run serve` does.
 * @param {Awaited<ReturnType<typeof fillBenchDatabase>>} filled
 * @returns {Promise<BenchStore>}
 */
export async function openBenchStore({ databaseUrl, dataDir, databasePid }) {
  mkdirSync(getDataDirectory(), { recursive: true });
  const port = await findFreePort();
  const { pid, stop } = await startStoreServer({
    port,
    databaseUrl,
    dataDir,
    demo: false,
    log: join(getDataDirectory(), 'bench.log'),
    env: {
      NODE_ENV: 'production',
      JWT_SECRET: randomBytes(32).toString('hex'),
      SECRETS_KEY: randomBytes(32).toString('hex'),
      LOG_LEVEL: 'error',
    },
  });
  return { port, url: `http://127.0.0.1:${port}/graphql`, pid, databasePid, databaseUrl, stop };
}

/**
 * Returns the process id of the database; undefined if it runs on another machine.
 * @param {string} databaseUrl
 */
export async function findDatabase(databaseUrl) {
  const connection = await createConnection(databaseUrl);
  const [rows] = await connection.query('SELECT @@pid_file AS file, @@datadir AS folder');
  await connection.end();
  const [{ file, folder } = { file: '', folder: '' }] = /** @type {{ file: string, folder: string }[]} */ (
    rows
  );
  try {
    return Number(readFileSync(resolve(folder, file), 'utf8'));
  } catch {
    return undefined;
  }
}
