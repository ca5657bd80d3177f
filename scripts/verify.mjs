// @ts-check
// npm run verify: runs the quick checks: generated code, types, lint, unit tests and build. Needs no database or
// browser.

import { runScript } from './lib/process/script.mjs';
import { runSuites } from './lib/suites/runSuites.mjs';

await runScript(() => runSuites(['types', 'lint', 'unit', 'build']));
