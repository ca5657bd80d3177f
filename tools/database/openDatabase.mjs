// @ts-check
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDataDirectory } from '../../scripts/lib/paths.mjs';
import { getDataFolder } from './dataFolder.mjs';
import { startPrivateServer } from './privateServer.mjs';

/**
 * @typedef {object} Database
 * @property {string} url
 * @property {() => Promise<void>} close
 * @property {Promise<Error>} unexpectedExit resolves with the reason when the database exits unexpectedly
 * @property {import('./privateServer.mjs').PrivateServer['restart']} [restart] only if this process runs the database
 * @property {string} [dir] data folder of a private database
 */

/**
 * Returns the store's database: `DATABASE_URL` if it is set, otherwise a private server in the data folder.
 * @param {{ address: string }} options the store's URL
 * @returns {Promise<Database>}
 */
export async function openDatabase({ address }) {
  if (process.env.DATABASE_URL) return toExternalDatabase(process.env.DATABASE_URL);
  const server = await startPrivateServer({
    path: getDataDirectory(),
    notice: `The store is already running at ${address}.`,
  });
  return {
    url: `${server.url}/store`,
    close: server.stop,
    unexpectedExit: server.unexpectedExit,
    restart: server.restart,
    dir: getDataFolder(getDataDirectory()).mysql,
  };
}

/**
 * Returns a database server on which tests create their own databases: `TEST_DATABASE_URL` or `DATABASE_URL` if set,
 * otherwise a temporary private server.
 * @param {{ durable?: boolean }} [options] `durable` makes it write to disk like a store's own server, for benchmarks
 * @returns {Promise<Database>} its `url` names no database
 */
export async function openTestServer({ durable = false } = {}) {
  const url = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL;
  if (url) return toExternalDatabase(removeDatabaseName(url));
  const path = mkdtempSync(join(tmpdir(), 'store-'));
  const server = await startPrivateServer({ path, notice: `${path} is in use.`, isTemporary: true, durable });
  return { url: server.url, close: server.stop, unexpectedExit: server.unexpectedExit };
}

/**
 * Returns a server that this process does not run.
 * @param {string} url
 * @returns {Database}
 */
function toExternalDatabase(url) {
  return { url, close: async () => {}, unexpectedExit: new Promise(() => {}) };
}

/** @param {string} url */
function removeDatabaseName(url) {
  const server = new URL(url);
  server.pathname = '';
  return server.href;
}
