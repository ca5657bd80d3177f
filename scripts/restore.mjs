// @ts-check
// npm run restore -- FILE: puts a backup back into an empty place.

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadEnvironment } from './lib/environment.mjs';
import { runScript } from './lib/process/script.mjs';
import { UserFacingError } from './lib/process/userFacingError.mjs';
import { runOnDatabase } from './lib/runOnDatabase.mjs';

await runScript(async () => {
  loadEnvironment();
  const [given] = process.argv.slice(2);
  if (!given)
    throw new UserFacingError('Which backup? npm run restore -- path/to/backup-20261123T204500Z.tar');
  const file = existsSync(given) ? resolve(given) : given;
  await runOnDatabase(['graph/backup/restoreMain.ts', file], {
    contents: null,
    failure: 'The backup was not restored.',
  });
  console.log('\nnpm start opens the store.');
});
