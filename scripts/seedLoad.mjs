// @ts-check
// npm run seed:load -- --products N --orders N --customers N [--seed S] [--until DAY], or --clear: rows for trials at size.
import { mustRunNode } from './lib/command.mjs';
import { openDatabase } from './lib/database/openDatabase.mjs';
import { fillDatabase } from './lib/databaseContents.mjs';
import { loadEnvironment, storePort } from './lib/environment.mjs';
import { Failure } from './lib/failure.mjs';
import { generateCode } from './lib/generated.mjs';
import { preparePackages } from './lib/packages.mjs';
import { dataDirectory } from './lib/paths.mjs';
import { runScript } from './lib/script.mjs';
import { step } from './lib/steps.mjs';

await runScript(async () => {
  loadEnvironment();
  if (process.env.NODE_ENV === 'production')
    throw new Failure('Rows for trials are not written into a store in production.');
  await preparePackages();
  const database = await step(
    'Starting the database',
    () => openDatabase({ address: `http://localhost:${storePort()}` }),
    () => 'Database running',
  );
  await generateCode();
  await fillDatabase({ url: database.url, dataDir: dataDirectory(), demo: true });
  await mustRunNode(['--import', 'tsx', 'prisma/load/main.ts', ...process.argv.slice(2)], {
    env: { DATABASE_URL: database.url },
    show: true,
    failure: 'The store could not be loaded.',
  });
});
