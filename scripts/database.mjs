// @ts-check
// Runs the private database alone, in the foreground, and prints its URL: node scripts/database.mjs [--dir DIR]
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startPrivateServer } from './lib/database/privateServer.mjs';
import { dataDirectory } from './lib/paths.mjs';
import { runScript } from './lib/script.mjs';

await runScript(async () => {
  const { values } = parseArgs({ options: { dir: { type: 'string' } } });
  const path = values.dir ? resolve(values.dir) : dataDirectory();
  const server = await startPrivateServer({
    path,
    notice: 'The database of this folder already runs alone.',
  });
  console.log(`${server.url}/store`);
  throw await server.failed;
});
