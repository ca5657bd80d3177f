// @ts-check
// npm run secrets:rotate: seals anew, under the first SECRETS_KEY, what an earlier secret has sealed.

import { openDatabase } from '#tools/database/openDatabase.mjs';
import { fillDatabase } from './lib/databaseContents.mjs';
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
    'Starting the database',
    () => openDatabase({ address: `http://localhost:${storePort()}` }),
    () => 'Database running',
  );
  await generateCode();
  await fillDatabase({ url: database.url, dataDir: dataDirectory(), demo: false });
  await mustRunNode(['--import', 'tsx', 'graph/rotateSecrets.ts'], {
    env: { DATABASE_URL: database.url, DATA_DIR: dataDirectory() },
    show: true,
    failure: 'What is encrypted could not be sealed anew.',
  });
});
