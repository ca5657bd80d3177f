// @ts-check
// npm run backup: writes the whole store into one file, also while it sells.

import { joinDatabase } from '#tools/database/joinDatabase.mjs';
import { loadEnvironment, storePort } from './lib/environment.mjs';
import { generateCode } from './lib/generate/generated.mjs';
import { preparePackages } from './lib/install/packages.mjs';
import { dataDirectory } from './lib/paths.mjs';
import { mustRunNode } from './lib/process/command.mjs';
import { runScript } from './lib/process/script.mjs';
import { step } from './lib/process/steps.mjs';

await runScript(async () => {
  loadEnvironment();
  await preparePackages();
  const database = await step(
    'Finding the database',
    () => joinDatabase({ address: `http://localhost:${storePort()}` }),
    () => 'Database running',
  );
  await generateCode();
  await mustRunNode(['--import', 'tsx', 'graph/backup/main.ts'], {
    env: { DATABASE_URL: database.url, DATA_DIR: dataDirectory() },
    show: true,
    failure: 'There is no backup.',
  });
});
