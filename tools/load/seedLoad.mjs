// @ts-check
// npm run seed:load -- --products N --orders N --customers N: fills the store of this machine for trials at size.

import { loadEnvironment } from '../../scripts/lib/environment.mjs';
import { runScript } from '../../scripts/lib/process/script.mjs';
import { UserFacingError } from '../../scripts/lib/process/userFacingError.mjs';
import { runOnDatabase } from '../../scripts/lib/runOnDatabase.mjs';

await runScript(async () => {
  loadEnvironment();
  if (process.env.NODE_ENV === 'production')
    throw new UserFacingError('Rows for trials are not written into a store in production.');
  await runOnDatabase(['tools/load/main.ts', ...process.argv.slice(2)], {
    contents: { demo: true },
    failure: 'The store could not be loaded.',
  });
});
