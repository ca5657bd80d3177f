// @ts-check
// npm run secrets:rotate: seals anew, under the first SECRETS_KEY, what an earlier secret has sealed.

import { loadEnvironment } from './lib/environment.mjs';
import { runScript } from './lib/process/script.mjs';
import { runOnDatabase } from './lib/runOnDatabase.mjs';

await runScript(async () => {
  loadEnvironment();
  await runOnDatabase(['graph/rotateSecrets.ts'], {
    failure: 'What is encrypted could not be sealed anew.',
  });
});
