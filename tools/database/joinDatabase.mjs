// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { getDataDirectory } from '../../scripts/lib/paths.mjs';
import { getDataFolder } from './dataFolder.mjs';
import { openDatabase } from './openDatabase.mjs';
import { isRunning } from './processIdentity.mjs';
import { readRunFile } from './runFile.mjs';

/**
 * Returns the store's database, even while the store is running: `DATABASE_URL`, the private server of another process,
 * or a newly started one.
 * @param {{ address: string }} options the store's URL
 * @returns {Promise<import('./openDatabase.mjs').Database>}
 */
export async function joinDatabase({ address }) {
  const url = process.env.DATABASE_URL ? undefined : findRunningServer();
  if (!url) return openDatabase({ address });
  return { url, close: async () => {}, unexpectedExit: new Promise(() => {}) };
}

/** @returns {string | undefined} URL of the database of a running store */
function findRunningServer() {
  const folder = getDataFolder(getDataDirectory());
  const run = readRunFile(folder.runFile);
  if (!run?.port || !isRunning(run.holder) || !existsSync(folder.passwordFile)) return undefined;
  const password = readFileSync(folder.passwordFile, 'utf8').trim();
  return `mysql://store:${password}@127.0.0.1:${run.port}/store`;
}
