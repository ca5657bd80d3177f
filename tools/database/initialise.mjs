// @ts-check
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { expectSuccess, run } from '../../scripts/lib/process/command.mjs';
import { findInstaller } from './serverBinary.mjs';
import { buildCommonOptions } from './serverOptions.mjs';

/**
 * Creates the server's data if there is none. A later start never mistakes the files of an interrupted attempt for
 * complete data.
 * @param {import('./dataFolder.mjs').DataFolder} folder
 * @param {import('./serverBinary.mjs').ServerBinary} server
 */
export async function initialiseDataFolder(folder, server) {
  rmSync(folder.temporary, { recursive: true, force: true });
  mkdirSync(folder.temporary, { mode: 0o700 });
  if (existsSync(folder.mysql)) return;
  const unfinishedFolder = `${folder.mysql}.unfinished`;
  rmSync(unfinishedFolder, { recursive: true, force: true });
  const result = server.isMariaDB
    ? await run(findInstaller(server), [
        ...buildCommonOptions(folder, unfinishedFolder),
        '--skip-test-db',
        '--auth-root-authentication-method=socket',
      ])
    : await run(server.path, [...buildCommonOptions(folder, unfinishedFolder), '--initialize-insecure']);
  expectSuccess(result, `The database could not be created in ${folder.path}.`);
  renameSync(unfinishedFolder, folder.mysql);
}
