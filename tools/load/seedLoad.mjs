// @ts-check
// npm run seed:load -- --products N --orders N --customers N [--seed S] [--until DAY], or --clear: rows for trials at size.

import { fillDatabase } from '../../scripts/lib/databaseContents.mjs';
import { loadEnvironment, storePort } from '../../scripts/lib/environment.mjs';
import { generateCode } from '../../scripts/lib/generate/generated.mjs';
import { preparePackages } from '../../scripts/lib/install/packages.mjs';
import { dataDirectory } from '../../scripts/lib/paths.mjs';
import { mustRunNode } from '../../scripts/lib/process/command.mjs';
import { runScript } from '../../scripts/lib/process/script.mjs';
import { step } from '../../scripts/lib/process/steps.mjs';
import { UserFacingError } from '../../scripts/lib/process/userFacingError.mjs';
import { openDatabase } from '../database/openDatabase.mjs';

await runScript(async () => {
  loadEnvironment();
  if (process.env.NODE_ENV === 'production')
    throw new UserFacingError('Rows for trials are not written into a store in production.');
  await preparePackages();
  const database = await step(
    'Starting the database',
    () => openDatabase({ address: `http://localhost:${storePort()}` }),
    () => 'Database running',
  );
  await generateCode();
  await fillDatabase({ url: database.url, dataDir: dataDirectory(), demo: true });
  await mustRunNode(['--import', 'tsx', 'tools/load/main.ts', ...process.argv.slice(2)], {
    env: { DATABASE_URL: database.url },
    show: true,
    failure: 'The store could not be loaded.',
  });
});
