// @ts-check
// npm run backup: writes the whole store into one file, also while it sells.

import { joinDatabase } from '#tools/database/joinDatabase.mjs';
import { loadEnvironment } from './lib/environment.mjs';
import { runScript } from './lib/process/script.mjs';
import { runOnDatabase } from './lib/runOnDatabase.mjs';

await runScript(async () => {
  loadEnvironment();
  await runOnDatabase(['graph/backup/main.ts'], {
    open: joinDatabase,
    contents: null,
    failure: 'There is no backup.',
  });
});
