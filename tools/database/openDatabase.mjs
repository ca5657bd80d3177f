// @ts-check
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataDirectory } from '../../scripts/lib/paths.mjs';
import { dataFolder } from './dataFolder.mjs';
import { startPrivateServer } from './privateServer.mjs';

/**
 * @typedef {object} Database
 * @property {string} url
 * @property {() => Promise<void>} close
 * @property {Promise<Error>} failed answers when the database ends by itself
 * @property {import('./privateServer.mjs').PrivateServer['restart']} [restart] of one that this process runs
 * @property {string} [dir] where that keeps its data
 */

/**
 * The store's database: `DATABASE_URL` as it is, else a private server with its data in the data folder.
 * @param {{ address: string }} options where people will reach the store
 * @returns {Promise<Database>}
 */
export async function openDatabase({ address }) {
  if (process.env.DATABASE_URL) return given(process.env.DATABASE_URL);
  const server = await startPrivateServer({
    path: dataDirectory(),
    notice: `The store already runs at ${address}.`,
  });
  return {
    url: `${server.url}/store`,
    close: server.stop,
    failed: server.failed,
    restart: server.restart,
    dir: dataFolder(dataDirectory()).mysql,
  };
}

/**
 * A database server for tests and trials, which make databases of their own on it: `TEST_DATABASE_URL` or `DATABASE_URL`
 * where set, else a private server that leaves nothing behind.
 * @param {{ durable?: boolean }} [options] `durable` has it write as a store's own server does, for what is measured
 * @returns {Promise<Database>} its `url` names no database
 */
export async function openTrialServer({ durable = false } = {}) {
  const url = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL;
  if (url) return given(withoutDatabase(url));
  const path = mkdtempSync(join(tmpdir(), 'store-'));
  const server = await startPrivateServer({ path, notice: `${path} is in use.`, throwAway: true, durable });
  return { url: server.url, close: server.stop, failed: server.failed };
}

/**
 * A server that somebody else runs.
 * @param {string} url
 * @returns {Database}
 */
function given(url) {
  return { url, close: async () => {}, failed: new Promise(() => {}) };
}

/** @param {string} url */
function withoutDatabase(url) {
  const server = new URL(url);
  server.pathname = '';
  return server.href;
}
