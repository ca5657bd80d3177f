// @ts-check
// npm run verify: the quick gate. Generated code, types, lint, unit tests, build; no database, no browser.

import { runScript } from './lib/process/script.mjs';
import { runSuites } from './lib/suites/runSuites.mjs';

await runScript(() => runSuites(['types', 'lint', 'unit', 'build']));
