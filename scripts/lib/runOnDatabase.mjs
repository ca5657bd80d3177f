// @ts-check
import { openDatabase } from '#tools/database/openDatabase.mjs';
import { fillDatabase } from './databaseContents.mjs';
import { getStorePort } from './environment.mjs';
import { generateCode } from './generate/generated.mjs';
import { preparePackages } from './install/packages.mjs';
import { getDataDirectory } from './paths.mjs';
import { runNodeOrThrow } from './process/command.mjs';
import { step } from './process/steps.mjs';
import { checkSettings } from './startUp/checkSettings.mjs';

/**
 * @typedef {object} Options
 * @property {string} failure error message if the program fails
 * @property {typeof openDatabase} [open] by default a database that no running store uses
 * @property {{ demo: boolean } | null} [contents] migrates and fills the database first; null leaves it unchanged
 */

/**
 * Runs a server program on the store's database. The store does not have to be open.
 * @param {string[]} program its file and arguments
 * @param {Options} options
 */
export async function runOnDatabase(program, { failure, open = openDatabase, contents = { demo: false } }) {
  await preparePackages();
  await checkSettings();
  const { url } = await step(
    'Starting the database',
    () => open({ address: `http://localhost:${getStorePort()}` }),
    () => 'Database running',
  );
  await generateCode();
  const dataDir = getDataDirectory();
  if (contents) await fillDatabase({ url, dataDir, ...contents });
  await runNodeOrThrow(['--import', 'tsx', ...program], {
    env: { DATABASE_URL: url, DATA_DIR: dataDir },
    show: true,
    failure,
  });
}
