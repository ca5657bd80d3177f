// @ts-check
// npm run secrets:rotate: uses the first SECRETS_KEY to re-encrypt data that was encrypted with an earlier secret.

import { loadEnvironment } from './lib/environment.mjs';
import { runScript } from './lib/process/script.mjs';
import { runOnDatabase } from './lib/runOnDatabase.mjs';

await runScript(async () => {
  loadEnvironment();
  await runOnDatabase(['graph/rotateSecrets.ts'], {
    failure: 'The encrypted data could not be re-encrypted.',
  });
});
