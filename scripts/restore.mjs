// @ts-check
// npm run restore -- FILE: puts a backup back into an empty place.

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { openDatabase } from '#tools/database/openDatabase.mjs';
import { loadEnvironment, storePort } from './lib/environment.mjs';
import { generateCode } from './lib/generate/generated.mjs';
import { preparePackages } from './lib/install/packages.mjs';
import { dataDirectory } from './lib/paths.mjs';
import { mustRunNode } from './lib/process/command.mjs';
import { runScript } from './lib/process/script.mjs';
import { step } from './lib/process/steps.mjs';
import { UserFacingError } from './lib/process/userFacingError.mjs';

await runScript(async () => {
  loadEnvironment();
  const [given] = process.argv.slice(2);
  if (!given)
    throw new UserFacingError('Which backup? npm run restore -- path/to/backup-20261123T204500Z.tar');
  const file = existsSync(given) ? resolve(given) : given;
  await preparePackages();
  const database = await step(
    'Starting the database',
    () => openDatabase({ address: `http://localhost:${storePort()}` }),
    () => 'Database running',
  );
  await generateCode();
  await mustRunNode(['--import', 'tsx', 'graph/backup/restoreMain.ts', file], {
    env: { DATABASE_URL: database.url, DATA_DIR: dataDirectory() },
    show: true,
    failure: 'The backup was not restored.',
  });
  console.log('\nnpm start opens the store.');
});
