// @ts-check
// npm run owner -- EMAIL [NAME]: makes an account an owner of the store (super admin) and prints a link to set its
// password.

import { loadEnvironment } from './lib/environment.mjs';
import { runScript } from './lib/process/script.mjs';
import { UserFacingError } from './lib/process/userFacingError.mjs';
import { runOnDatabase } from './lib/runOnDatabase.mjs';

await runScript(async () => {
  loadEnvironment();
  const [email, name] = process.argv.slice(2);
  if (!email)
    throw new UserFacingError(
      'The owner’s email address is missing. Usage: npm run owner -- you@example.com "Your Name"',
    );
  await runOnDatabase(['graph/owner.ts', email, ...(name ? [name] : [])], {
    failure: 'The owner could not be appointed.',
  });
});
