// @ts-check
import { installSystemPackages } from '../../scripts/lib/install/debian.mjs';
import { findExecutable } from '../../scripts/lib/process/executable.mjs';
import { UserFacingError } from '../../scripts/lib/process/userFacingError.mjs';

// The last one is the same program under another name, in a Debian package that starts no service.
const NAMES = ['redis-server', 'valkey-server', 'redis-check-rdb'];

/**
 * Returns the Redis program of this machine, installing it first if this account can. The program must be called
 * `redis-server` when it runs.
 * @returns {Promise<string>}
 */
export async function redisBinary() {
  const existingPath = findExecutable(NAMES);
  if (existingPath) return existingPath;
  await installSystemPackages(['redis-tools'], 'for the tests of shared rate limits');
  const installed = findExecutable(NAMES);
  if (installed) return installed;
  throw new UserFacingError(
    'The tests of shared rate limits need Redis, which is not installed. Either install Redis or Valkey, ' +
      'or run this command as root on Debian or Ubuntu to install it automatically.',
  );
}
