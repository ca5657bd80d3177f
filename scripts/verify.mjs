// @ts-check
// npm run verify: the quick checks. Generated code, types, lint, unit tests and build, without a database or browser.

import { runScript } from './lib/process/script.mjs';
import { runSuites } from './lib/suites/runSuites.mjs';

await runScript(() => runSuites(['types', 'lint', 'unit', 'build']));
