// @ts-check
// npm run owner -- EMAIL [NAME]: makes somebody the store's super_admin, and prints the link by which they choose a password.

import { openDatabase } from '#tools/database/openDatabase.mjs';
import { fillDatabase } from './lib/databaseContents.mjs';
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
  const [email, name] = process.argv.slice(2);
  if (!email) throw new UserFacingError('Whose store is it? npm run owner -- you@example.com "Your Name"');
  await preparePackages();
  const database = await step(
    'Starting the database',
    () => openDatabase({ address: `http://localhost:${storePort()}` }),
    () => 'Database running',
  );
  await generateCode();
  await fillDatabase({ url: database.url, dataDir: dataDirectory(), demo: false });
  await mustRunNode(['--import', 'tsx', 'graph/owner.ts', email, ...(name ? [name] : [])], {
    env: { DATABASE_URL: database.url },
    show: true,
    failure: 'The owner could not be appointed.',
  });
});
