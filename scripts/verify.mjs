// @ts-check
// npm run verify: the quick gate. Generated code, types, lint, unit tests, build; no database, no browser.
import { runSuites } from './lib/runSuites.mjs';
import { runScript } from './lib/script.mjs';

await runScript(() => runSuites(['types', 'lint', 'unit', 'build']));
