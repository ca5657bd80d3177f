// @ts-check
// npm run seed:load -- --products N --orders N --customers N: fills the store on this machine for load tests.

import { loadEnvironment } from '../../scripts/lib/environment.mjs';
import { runScript } from '../../scripts/lib/process/script.mjs';
import { UserFacingError } from '../../scripts/lib/process/userFacingError.mjs';
import { runOnDatabase } from '../../scripts/lib/runOnDatabase.mjs';

await runScript(async () => {
  loadEnvironment();
  if (process.env.NODE_ENV === 'production')
    throw new UserFacingError('A store in production cannot be filled with test rows.');
  await runOnDatabase(['tools/load/main.ts', ...process.argv.slice(2)], {
    contents: { demo: true },
    failure: 'The store could not be filled.',
  });
});
