// @ts-check
// npm run secrets:rotate: re-encrypts data that an earlier secret has encrypted with the first SECRETS_KEY.

import { loadEnvironment } from './lib/environment.mjs';
import { runScript } from './lib/process/script.mjs';
import { runOnDatabase } from './lib/runOnDatabase.mjs';

await runScript(async () => {
  loadEnvironment();
  await runOnDatabase(['graph/rotateSecrets.ts'], {
    failure: 'The encrypted data could not be re-encrypted.',
  });
});
