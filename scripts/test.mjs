// @ts-check
// npm test: everything, from a fresh clone. npm test -- unit e2e: only those suites.

import { runScript } from './lib/process/script.mjs';
import { UserFacingError } from './lib/process/userFacingError.mjs';
import { runSuites } from './lib/suites/runSuites.mjs';
import { suites } from './lib/suites/suites.mjs';

const known = Object.keys(suites);

await runScript(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new UserFacingError(`There is no suite ${unknown.join(', ')}. The suites are ${known.join(', ')}.`);
  }
  return runSuites(asked.length === 0 ? known : known.filter((name) => asked.includes(name)));
});
