// @ts-check
// npm run backup: writes a complete backup of the store to one file. The store can stay open.

import { joinDatabase } from '#tools/database/joinDatabase.mjs';
import { loadEnvironment } from './lib/environment.mjs';
import { runScript } from './lib/process/script.mjs';
import { runOnDatabase } from './lib/runOnDatabase.mjs';

await runScript(async () => {
  loadEnvironment();
  await runOnDatabase(['graph/backup/main.ts'], {
    open: joinDatabase,
    contents: null,
    failure: 'The backup failed.',
  });
});
