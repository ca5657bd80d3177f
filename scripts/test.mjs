// @ts-check
// npm test: runs all test suites, even in a fresh clone. npm test -- unit e2e: runs only those suites.

import { runScript } from './lib/process/script.mjs';
import { UserFacingError } from './lib/process/userFacingError.mjs';
import { runSuites } from './lib/suites/runSuites.mjs';
import { suites } from './lib/suites/suites.mjs';

const suiteNames = Object.keys(suites);

await runScript(async () => {
  const requestedSuites = process.argv.slice(2);
  const unknownSuites = requestedSuites.filter((name) => !suiteNames.includes(name));
  if (unknownSuites.length > 0) {
    throw new UserFacingError(
      `Unknown suite: ${unknownSuites.join(', ')}. The suites are ${suiteNames.join(', ')}.`,
    );
  }
  return runSuites(
    requestedSuites.length === 0 ? suiteNames : suiteNames.filter((name) => requestedSuites.includes(name)),
  );
});
