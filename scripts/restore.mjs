// @ts-check
// npm run restore -- FILE: restores a backup into an empty data folder and database.

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadEnvironment } from './lib/environment.mjs';
import { runScript } from './lib/process/script.mjs';
import { UserFacingError } from './lib/process/userFacingError.mjs';
import { runOnDatabase } from './lib/runOnDatabase.mjs';

await runScript(async () => {
  loadEnvironment();
  const [backupPath] = process.argv.slice(2);
  if (!backupPath)
    throw new UserFacingError(
      'The backup file is missing. Usage: npm run restore -- path/to/backup-20261123T204500Z.tar',
    );
  const file = existsSync(backupPath) ? resolve(backupPath) : backupPath;
  await runOnDatabase(['graph/backup/restoreMain.ts', file], {
    contents: null,
    failure: 'The backup could not be restored.',
  });
  console.log('\nOpen the store with npm start.');
});
