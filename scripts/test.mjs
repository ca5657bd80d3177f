// @ts-check
// npm test: runs all suites from a fresh clone. npm test -- unit e2e: runs only those suites.

import { runScript } from './lib/process/script.mjs';
import { UserFacingError } from './lib/process/userFacingError.mjs';
import { runSuites } from './lib/suites/runSuites.mjs';
import { suites } from './lib/suites/suites.mjs';

const known = Object.keys(suites);

await runScript(async () => {
  const requestedSuites = process.argv.slice(2);
  const unknown = requestedSuites.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new UserFacingError(`Unknown suite: ${unknown.join(', ')}. The suites are ${known.join(', ')}.`);
  }
  return runSuites(
    requestedSuites.length === 0 ? known : known.filter((name) => requestedSuites.includes(name)),
  );
});
