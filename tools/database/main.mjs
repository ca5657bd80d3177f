// @ts-check
// Runs only the private database, in the foreground, and prints its URL: node tools/database/main.mjs [--dir DIR]
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { getDataDirectory } from '../../scripts/lib/paths.mjs';
import { runScript } from '../../scripts/lib/process/script.mjs';
import { startPrivateServer } from './privateServer.mjs';

await runScript(async () => {
  const { values } = parseArgs({ options: { dir: { type: 'string' } } });
  const path = values.dir ? resolve(values.dir) : getDataDirectory();
  const server = await startPrivateServer({
    path,
    notice: 'The database of this folder is already running on its own.',
  });
  console.log(`${server.url}/store`);
  throw await server.unexpectedExit;
});
